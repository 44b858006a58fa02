import type { FlightMessages } from '../../flight/flight-messages.ts';

/** What is said of notices against a flight, in Hindi. */
export const flight: FlightMessages = {
  verdictTouches: 'आपकी उड़ान से संबंधित',
  verdictCannotTell: 'तय नहीं हो सकता',
  verdictNear: 'आपकी उड़ान के पास',
  verdictDoesNot: 'आपकी उड़ान से संबंधित नहीं',
  directions: 'उत्तर|उत्तर-पूर्व|पूर्व|दक्षिण-पूर्व|दक्षिण|दक्षिण-पश्चिम|पश्चिम|उत्तर-पश्चिम',
  durationWidth: 'long',

  insideArea: 'आपकी उड़ान इस क्षेत्र में आती है',
  away: 'क्षेत्र {distance} दूर है ({direction})',
  awayOpen: 'क्षेत्र {distance} दूर है ({direction}), और सूचना उसके बाहर भी लागू हो सकती है',
  besidePoint: 'स्थान {distance} दूर है ({direction})',
  besidePointOpen: 'स्थान {distance} दूर है ({direction}); उसके चारों ओर सूचना कहाँ तक लागू है, यह नहीं लिखा है',
  pointInside: 'स्थान आपकी उड़ान के भीतर है',
  insideExcluded:
    'आपकी उड़ान ऐसे भाग में है जिसे सूचना अलग रखती है, उसके किनारे से {distance} अंदर; उस भाग के बारे में लिखा पढ़ें',
  areaIncomplete: 'क्षेत्र की सीमा का एक भाग ज्ञात नहीं है',
  areaUnread: 'सूचना में एक स्थान है जो पढ़ा नहीं जा सका',
  insideSearchCircle: 'सूचना कोई क्षेत्र नहीं बताती, और आपकी उड़ान उसके खोज क्षेत्र में या पास है',
  awayFromSearchCircle: 'सूचना कोई क्षेत्र नहीं बताती; उसका खोज क्षेत्र {distance} दूर है ({direction})',
  aerodrome: '{icao} {distance} दूर है ({direction})',
  aerodromeInside: '{icao} आपकी उड़ान के भीतर है',
  placeUnknown: 'सूचना में नहीं लिखा है कि वह कहाँ लागू है',

  activeDuring: '{period} लागू',
  endsBefore: 'आपकी उड़ान से {duration} पहले समाप्त',
  endsAsItBegins: 'आपकी उड़ान शुरू होते ही समाप्त',
  beginsAfter: 'आपकी उड़ान के {duration} बाद आरंभ',
  beginsAsItEnds: 'आपकी उड़ान समाप्त होते ही आरंभ',
  noHours: 'दिए गए किसी भी समय पर लागू नहीं',
  hoursUnknown: 'यह तय नहीं हो सकता कि आपकी उड़ान के दौरान यह लागू है या नहीं। {why}',
  whyContradictory: 'इसका आरंभ और इसकी समाप्ति आपस में मेल नहीं खाते।',
  whyPastEstimate: 'समाप्ति का समय केवल अनुमान था, और यह अब भी लागू हो सकता है।',
  whyMayChange: 'पाठ में लिखा है कि समय बदल सकता है।',
  whyOutsideText: 'आपकी उड़ान पाठ में दिए समय के बाहर है, फिर भी यह लागू हो सकता है।',

  reaches: 'आपकी ऊँचाइयों तक आता है: {lower} से आरंभ',
  reachesUnsaid: 'निचली सीमा नहीं दी गई है; मान लें कि यह आपकी ऊँचाइयों तक आता है',
  beginsAbove: 'आपके सबसे ऊँचे बिंदु से {height} ऊपर आरंभ',
  beginsAboveMountains: 'आपके सबसे ऊँचे बिंदु से कम से कम {height} ऊपर आरंभ',
  beginsAboveUnsure: 'आपके सबसे ऊँचे बिंदु से {height} ऊपर आरंभ; ऊँचाईमापी के लिए यह अंतर बहुत कम है',
  groundUnknown: '{lower} से आरंभ; वहाँ ज़मीन की ऊँचाई ज्ञात नहीं है',
  endsBelowGround: '{upper} पर समाप्त, जो वहाँ की ज़मीन से नीचे है; सूचना में ग़लती हो सकती है',
  heightsUnread: 'निचली सीमा पढ़ी नहीं जा सकी',

  replacedBy: '{id} ने इसकी जगह ली',
  cancelledBy: '{id} ने इसे रद्द किया',
  cancelsOne: 'केवल {id} को रद्द करता है',
  cancelsSome: 'केवल किसी दूसरी सूचना को रद्द करता है',
  checklist: 'केवल लागू सूचनाओं की सूची है',

  notOn: 'न उड़ें: {count, plural, one {# प्रतिबंध} other {# प्रतिबंध}}',
  notOnFrom: 'न उड़ें: {when} से {count, plural, one {# प्रतिबंध} other {# प्रतिबंध}}',
  permissionFrom: 'केवल {unit} की अनुमति से',
  permission: 'केवल अनुमति से',
  restricted: '{count, plural, one {# सूचना उड़ान को सीमित करती है} other {# सूचनाएँ उड़ान को सीमित करती हैं}}',
  undecided:
    'तय नहीं: {count, plural, one {# सूचना आपकी उड़ान पर रोक या सीमा लगा सकती है} other {# सूचनाएँ आपकी उड़ान पर रोक या सीमा लगा सकती हैं}}',
  notTranslated:
    '{count, plural, one {# सूचना, जो आपकी उड़ान से संबंधित हो सकती है, अभी अनूदित नहीं है} other {# सूचनाएँ, जो आपकी उड़ान से संबंधित हो सकती हैं, अभी अनूदित नहीं हैं}}',
  mind: '{count, plural, one {# बात का ध्यान रखें} other {# बातों का ध्यान रखें}}',
  harmless:
    '{count, plural, one {# सूचना आपकी उड़ान से संबंधित है, पर ड्रोन पर असर नहीं डालती} other {# सूचनाएँ आपकी उड़ान से संबंधित हैं, पर कोई भी ड्रोन पर असर नहीं डालती}}',
  nothing:
    '{count, plural, one {यह अकेली सूचना आपकी उड़ान से संबंधित नहीं है} other {इन # में से कोई भी आपकी उड़ान से संबंधित नहीं है}}',
  notToldMany: '{count, plural, one {# के बारे में तय नहीं हो सका} other {# के बारे में तय नहीं हो सका}}',
  joined: '{first}; {second}',

  lineBan: 'प्रतिबंध: {name}',
  linePermission: 'अनुमति आवश्यक: {name}',
  linePermissionFrom: '{unit} की अनुमति: {name}',
  lineRestriction: 'सीमा: {name}',
  lineOpen: 'लागू हो सकता है: {name}',
  lineMind: 'ध्यान दें: {name}',
  lineNear: 'पास में: {name}',
  lineWhen: '{line}, {period}',
  lineHoursUnknown: '{line}, समय तय नहीं हो सकता',
  standing: 'यह केवल उन सूचनाओं के लिए है जो चिपकाई और पढ़ी गईं। पूरी ब्रीफिंग, ड्रोन ज़ोन और स्थानीय नियम भी देखें।',
};
