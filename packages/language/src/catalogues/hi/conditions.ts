import type { ConditionCode } from '@klarnotam/notam';
import type { Condition } from '../../catalogue.ts';

/** Conditions of the NOTAM code in Hindi. */
export const conditions: Readonly<Record<ConditionCode, Condition>> = {
  AC: {
    sentence:
      '{subject} रखरखाव के लिए सेवा से हटा {form, select, f {दी गई है} mp {दिए गए हैं} plural {दिए गए हैं} fp {दी गई हैं} other {दिया गया है}} ।',
    label: 'रखरखाव के लिए सेवा से हटाया गया',
  },
  AD: {
    sentence: '{subject} दिन में उपलब्ध {form, select, f {रहेगी} mp {रहेंगे} plural {रहेंगे} fp {रहेंगी} other {रहेगा}} ।',
    label: 'दिन में उपलब्ध',
  },
  AF: { sentence: '{subject}: उड़ान जाँच हो चुकी है, विश्वसनीय।', label: 'उड़ान जाँच हो चुकी, विश्वसनीय' },
  AG: {
    sentence:
      '{subject} चालू {form, select, mp {हैं} plural {हैं} fp {हैं} other {है}}, पर जाँच केवल ज़मीन पर हुई है और उड़ान जाँच बाकी है।',
    label: 'चालू, केवल ज़मीनी जाँच हुई, उड़ान जाँच बाकी',
  },
  AH: {
    sentence: '{form, select, f {{subject} का समय बदल गया है} other {{subject}: सेवा का समय बदल गया है}}।',
    label: 'सेवा का नया समय',
  },
  AK: {
    sentence: '{subject} फिर से सामान्य रूप से चालू {form, select, mp {हैं} plural {हैं} fp {हैं} other {है}} ।',
    label: 'सामान्य संचालन फिर से शुरू',
  },
  AL: {
    sentence:
      '{subject} पहले प्रकाशित शर्तों के अधीन फिर से चालू {form, select, mp {हैं} plural {हैं} fp {हैं} other {है}} ।',
    label: 'पहले प्रकाशित शर्तों के अधीन फिर से चालू',
  },
  AM: {
    sentence: '{subject} केवल सैन्य संचालन के लिए {form, select, mp {हैं} plural {हैं} fp {हैं} other {है}} ।',
    label: 'केवल सैन्य संचालन के लिए',
  },
  AN: {
    sentence: '{subject} रात में उपलब्ध {form, select, f {रहेगी} mp {रहेंगे} plural {रहेंगे} fp {रहेंगी} other {रहेगा}} ।',
    label: 'रात में उपलब्ध',
  },
  AO: { sentence: '{subject} चालू {form, select, mp {हैं} plural {हैं} fp {हैं} other {है}} ।', label: 'चालू' },
  AP: {
    sentence:
      '{subject} उपलब्ध {form, select, f {रहेगी} mp {रहेंगे} plural {रहेंगे} fp {रहेंगी} other {रहेगा}}, पर पूर्व अनुमति आवश्यक है।',
    label: 'उपलब्ध, पूर्व अनुमति आवश्यक',
  },
  AR: {
    sentence:
      '{subject} अनुरोध पर उपलब्ध {form, select, f {रहेगी} mp {रहेंगे} plural {रहेंगे} fp {रहेंगी} other {रहेगा}} ।',
    label: 'अनुरोध पर उपलब्ध',
  },
  AS: {
    sentence: '{subject} सेवा से बाहर {form, select, mp {हैं} plural {हैं} fp {हैं} other {है}} ।',
    label: 'सेवा से बाहर',
  },
  AU: {
    sentence: '{subject} उपलब्ध नहीं {form, select, f {रहेगी} mp {रहेंगे} plural {रहेंगे} fp {रहेंगी} other {रहेगा}} ।',
    label: 'उपलब्ध नहीं',
  },
  AW: {
    sentence:
      '{subject} पूरी तरह हटा {form, select, f {दी गई है} mp {दिए गए हैं} plural {दिए गए हैं} fp {दी गई हैं} other {दिया गया है}} ।',
    label: 'पूरी तरह हटाया गया',
  },
  AX: { sentence: 'पहले घोषित बंदी रद्द कर दी गई है।', label: 'घोषित बंदी रद्द' },
  CA: {
    sentence: '{subject} सक्रिय {form, select, f {रहेगी} mp {रहेंगे} plural {रहेंगे} fp {रहेंगी} other {रहेगा}} ।',
    label: 'सक्रिय',
  },
  CC: { sentence: '{subject}: पूरा हो चुका है।', label: 'पूरा' },
  CD: {
    sentence: '{subject} सक्रिय नहीं {form, select, f {रहेगी} mp {रहेंगे} plural {रहेंगे} fp {रहेंगी} other {रहेगा}} ।',
    label: 'निष्क्रिय',
  },
  CE: {
    sentence:
      '{subject} स्थापित {form, select, f {की गई है} mp {किए गए हैं} plural {किए गए हैं} fp {की गई हैं} other {किया गया है}} ।',
    label: 'स्थापित',
  },
  CF: {
    sentence: '{form, select, mp {{subject}: फ़्रीक्वेंसी बदल गई है} other {{subject} की फ़्रीक्वेंसी बदल गई है}}।',
    label: 'फ़्रीक्वेंसी बदली गई',
  },
  CG: {
    sentence: '{form, select, mp {{subject}: स्तर घटाया गया है} other {{subject} का स्तर घटाया गया है}}।',
    label: 'स्तर घटाया गया',
  },
  CH: {
    sentence: '{form, select, mp {{subject}: परिवर्तन हुआ है} other {{subject} में परिवर्तन हुआ है}}।',
    label: 'परिवर्तित',
  },
  CI: { sentence: '{subject}: पहचान या कॉल साइन बदल गया है।', label: 'पहचान या कॉल साइन बदला गया' },
  CL: { sentence: '{subject}: अलाइनमेंट बदला गया है।', label: 'अलाइनमेंट बदला' },
  CM: {
    sentence:
      '{subject} विस्थापित {form, select, f {की गई है} mp {किए गए हैं} plural {किए गए हैं} fp {की गई हैं} other {किया गया है}} ।',
    label: 'विस्थापित',
  },
  CN: {
    sentence:
      '{subject} रद्द {form, select, f {की गई है} mp {किए गए हैं} plural {किए गए हैं} fp {की गई हैं} other {किया गया है}} ।',
    label: 'रद्द',
  },
  CO: {
    sentence: '{subject} संचालन में {form, select, mp {हैं} plural {हैं} fp {हैं} other {है}} ।',
    label: 'संचालन में',
  },
  CP: {
    sentence:
      '{subject} घटी हुई शक्ति पर काम {form, select, f {कर रही है} mp {कर रहे हैं} plural {कर रहे हैं} fp {कर रही हैं} other {कर रहा है}} ।',
    label: 'घटी हुई शक्ति पर चालू',
  },
  CR: {
    sentence:
      '{subject} अस्थायी रूप से बदल {form, select, f {दी गई है} mp {दिए गए हैं} plural {दिए गए हैं} fp {दी गई हैं} other {दिया गया है}} ।',
    label: 'अस्थायी रूप से बदला गया',
  },
  CS: {
    sentence:
      '{subject} स्थापित {form, select, f {की गई है} mp {किए गए हैं} plural {किए गए हैं} fp {की गई हैं} other {किया गया है}} ।',
    label: 'स्थापित',
  },
  CT: {
    sentence:
      '{subject} परीक्षण पर {form, select, mp {हैं} plural {हैं} fp {हैं} other {है}} और इसका उपयोग नहीं करना है।',
    label: 'परीक्षण पर, उपयोग न करें',
  },
  HA: { sentence: 'ब्रेकिंग की स्थिति पाठ में दी गई है।', label: 'ब्रेकिंग की स्थिति' },
  HB: { sentence: 'घर्षण गुणांक पाठ में दिया गया है।', label: 'घर्षण गुणांक' },
  HC: {
    sentence:
      '{subject} दबी हुई बर्फ़ से {form, select, f {ढकी है} mp {ढके हैं} plural {ढके हैं} fp {ढकी हैं} other {ढका है}} ।',
    label: 'दबी हुई बर्फ़ से ढका',
  },
  HD: {
    sentence:
      '{subject} सूखी बर्फ़ से {form, select, f {ढकी है} mp {ढके हैं} plural {ढके हैं} fp {ढकी हैं} other {ढका है}} ।',
    label: 'सूखी बर्फ़ से ढका',
  },
  HE: {
    sentence: '{subject} पानी से {form, select, f {ढकी है} mp {ढके हैं} plural {ढके हैं} fp {ढकी हैं} other {ढका है}} ।',
    label: 'पानी से ढका',
  },
  HF: {
    sentence: '{subject} हिम और बर्फ़ से मुक्त {form, select, mp {हैं} plural {हैं} fp {हैं} other {है}} ।',
    label: 'हिम और बर्फ़ से मुक्त',
  },
  HG: { sentence: 'घास काटी जाएगी।', label: 'घास की कटाई जारी' },
  HH: { sentence: 'एक ख़तरा है; कौन-सा, यह पाठ में दिया गया है।', label: 'ख़तरा' },
  HI: {
    sentence:
      '{subject} बर्फ़ (आइस) से {form, select, f {ढकी है} mp {ढके हैं} plural {ढके हैं} fp {ढकी हैं} other {ढका है}} ।',
    label: 'बर्फ़ (आइस) से ढका',
  },
  HJ: { sentence: 'प्रक्षेपण की योजना है।', label: 'नियोजित प्रक्षेपण' },
  HK: { sentence: 'पक्षियों का प्रवास हो रहा है।', label: 'पक्षियों का प्रवास जारी' },
  HL: { sentence: 'बर्फ़ हटाने का काम पूरा हो गया है।', label: 'बर्फ़ हटाना पूरा' },
  HM: { sentence: '{subject} चिह्नित {form, select, mp {हैं} plural {हैं} fp {हैं} other {है}} ।', label: 'चिह्नित' },
  HN: {
    sentence:
      '{subject} गीली बर्फ़ या कीचड़ जैसी बर्फ़ से {form, select, f {ढकी है} mp {ढके हैं} plural {ढके हैं} fp {ढकी हैं} other {ढका है}} ।',
    label: 'गीली बर्फ़ या कीचड़ जैसी बर्फ़ से ढका',
  },
  HO: {
    sentence:
      '{subject} बर्फ़ के कारण दिखाई नहीं दे {form, select, f {रही} mp {रहे} plural {रहे} fp {रही} other {रहा}} {form, select, mp {हैं} plural {हैं} fp {हैं} other {है}} ।',
    label: 'बर्फ़ से छिपा',
  },
  HP: { sentence: 'बर्फ़ हटाई जा रही है।', label: 'बर्फ़ हटाना जारी' },
  HQ: { sentence: 'संचालन रद्द कर दिया गया है।', label: 'संचालन रद्द' },
  HR: { sentence: 'पानी जमा है।', label: 'जमा पानी' },
  HS: { sentence: 'रेत डाली जा रही है।', label: 'रेत डालना जारी' },
  HT: { sentence: 'अप्रोच केवल सिग्नल क्षेत्र के अनुसार।', label: 'अप्रोच केवल सिग्नल क्षेत्र के अनुसार' },
  HU: { sentence: 'प्रक्षेपण होगा।', label: 'प्रक्षेपण जारी' },
  HV: { sentence: 'काम पूरा हो गया है।', label: 'काम पूरा' },
  HW: { sentence: 'काम चलेगा।', label: 'काम जारी' },
  HX: { sentence: 'पक्षियों का जमावड़ा है।', label: 'पक्षियों का जमावड़ा' },
  HY: { sentence: 'बर्फ़ के ढेर हैं।', label: 'बर्फ़ के ढेर' },
  HZ: {
    sentence:
      '{subject} जमी हुई लीकों और उभारों से {form, select, f {ढकी है} mp {ढके हैं} plural {ढके हैं} fp {ढकी हैं} other {ढका है}} ।',
    label: 'जमी हुई लीकों और उभारों से ढका',
  },
  KK: { sentence: 'यह मान्य NOTAM की जाँच-सूची है।', label: 'जाँच-सूची' },
  LA: {
    sentence: '{subject} सहायक बिजली आपूर्ति पर चालू {form, select, mp {हैं} plural {हैं} fp {हैं} other {है}} ।',
    label: 'सहायक बिजली आपूर्ति पर',
  },
  LB: {
    sentence: '{subject} वहाँ स्थित विमानों के लिए आरक्षित {form, select, mp {हैं} plural {हैं} fp {हैं} other {है}} ।',
    label: 'वहाँ स्थित विमानों के लिए आरक्षित',
  },
  LC: {
    sentence: '{subject} बंद {form, select, f {रहेगी} mp {रहेंगे} plural {रहेंगे} fp {रहेंगी} other {रहेगा}} ।',
    label: 'बंद',
  },
  LD: {
    sentence: '{subject} असुरक्षित {form, select, mp {हैं} plural {हैं} fp {हैं} other {है}} ।',
    label: 'असुरक्षित',
  },
  LE: {
    sentence: '{subject} सहायक बिजली आपूर्ति के बिना चालू {form, select, mp {हैं} plural {हैं} fp {हैं} other {है}} ।',
    label: 'सहायक बिजली आपूर्ति के बिना',
  },
  LF: { sentence: '{subject}: सिग्नल में बाधा है।', label: 'सिग्नल में बाधा' },
  LG: {
    sentence: '{subject} पहचान संकेत के बिना चालू {form, select, mp {हैं} plural {हैं} fp {हैं} other {है}} ।',
    label: 'पहचान संकेत के बिना चालू',
  },
  LH: {
    sentence:
      '{subject} बताए गए भार से भारी विमानों के लिए अनुपयोगी {form, select, mp {हैं} plural {हैं} fp {हैं} other {है}} ।',
    label: 'बताए गए भार से भारी विमानों के लिए अनुपयोगी',
  },
  LI: {
    sentence:
      '{subject} इंस्ट्रूमेंट उड़ानों (IFR) के लिए बंद {form, select, f {रहेगी} mp {रहेंगे} plural {रहेंगे} fp {रहेंगी} other {रहेगा}} ।',
    label: 'इंस्ट्रूमेंट उड़ानों (IFR) के लिए बंद',
  },
  LK: {
    sentence:
      '{subject} स्थिर लाइट के रूप में काम {form, select, f {कर रही है} mp {कर रहे हैं} plural {कर रहे हैं} fp {कर रही हैं} other {कर रहा है}} ।',
    label: 'स्थिर लाइट के रूप में चालू',
  },
  LL: {
    sentence:
      '{subject} बताई गई लंबाई और चौड़ाई में उपयोग योग्य {form, select, mp {हैं} plural {हैं} fp {हैं} other {है}} ।',
    label: 'बताई गई लंबाई और चौड़ाई में उपयोग योग्य',
  },
  LN: {
    sentence: '{subject} रात में बंद {form, select, f {रहेगी} mp {रहेंगे} plural {रहेंगे} fp {रहेंगी} other {रहेगा}} ।',
    label: 'रात में बंद',
  },
  LP: {
    sentence:
      '{subject} पाठ में बताए गए लोगों के लिए निषिद्ध {form, select, mp {हैं} plural {हैं} fp {हैं} other {है}} ।',
    label: 'पाठ के अनुसार निषिद्ध',
  },
  LR: { sentence: 'विमान केवल रनवे और टैक्सीवे का उपयोग कर सकते हैं।', label: 'विमान केवल रनवे और टैक्सीवे पर' },
  LS: { sentence: '{subject}: रुकावट आ सकती है।', label: 'रुकावट संभव' },
  LT: {
    sentence: '{subject} सीमित {form, select, f {रहेगी} mp {रहेंगे} plural {रहेंगे} fp {रहेंगी} other {रहेगा}} ।',
    label: 'सीमित',
  },
  LV: {
    sentence:
      '{subject} दृश्य उड़ानों (VFR) के लिए बंद {form, select, f {रहेगी} mp {रहेंगे} plural {रहेंगे} fp {रहेंगी} other {रहेगा}} ।',
    label: 'दृश्य उड़ानों (VFR) के लिए बंद',
  },
  LW: {
    sentence: '{subject} {form, select, f {होगी} mp {होंगे} plural {होंगे} fp {होंगी} other {होगा}} ।',
    label: 'होगा',
  },
  LX: {
    sentence: '{subject} चालू {form, select, mp {हैं} plural {हैं} fp {हैं} other {है}}, पर सावधानी की सलाह है।',
    label: 'चालू, सावधानी की सलाह',
  },
  TT: {
    sentence: 'यह एक ट्रिगर NOTAM है: यह किसी प्रकाशित AIP संशोधन या सप्लीमेंट की ओर ध्यान दिलाता है।',
    label: 'ट्रिगर NOTAM',
  },
  XX: { sentence: 'क्या बदला है, यह पाठ में दिया गया है।', label: 'पाठ में दिया गया' },
};
