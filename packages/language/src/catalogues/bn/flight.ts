import type { FlightMessages } from '../../flight/flight-messages.ts';

/** What is said of notices against a flight, in Bengali. */
export const flight: FlightMessages = {
  verdictTouches: 'আপনার উড্ডয়নের সঙ্গে সম্পর্কিত',
  verdictCannotTell: 'বলা যায় না',
  verdictNear: 'আপনার উড্ডয়নের কাছে',
  verdictDoesNot: 'আপনার উড্ডয়নের সঙ্গে সম্পর্কিত নয়',
  directions: 'উত্তর|উত্তর-পূর্ব|পূর্ব|দক্ষিণ-পূর্ব|দক্ষিণ|দক্ষিণ-পশ্চিম|পশ্চিম|উত্তর-পশ্চিম',
  durationWidth: 'long',

  insideArea: 'আপনার উড্ডয়ন এই এলাকার মধ্যে পড়ে',
  away: 'এলাকাটি {distance} দূরে ({direction})',
  awayOpen: 'এলাকাটি {distance} দূরে ({direction}), এবং বিজ্ঞপ্তিটি তার বাইরেও কার্যকর হতে পারে',
  besidePoint: 'অবস্থানটি {distance} দূরে ({direction})',
  besidePointOpen:
    'অবস্থানটি {distance} দূরে ({direction}); তার চারপাশে কত দূর পর্যন্ত বিজ্ঞপ্তিটি কার্যকর, তা বলা নেই',
  pointInside: 'অবস্থানটি আপনার উড্ডয়নের মধ্যে',
  insideExcluded:
    'আপনার উড্ডয়ন বাদ দেওয়া অংশে, তার সীমানা থেকে {distance} ভিতরে; সেই অংশ সম্পর্কে যা লেখা আছে পড়ুন',
  areaIncomplete: 'এলাকার সীমানার একটি অংশ জানা নেই',
  areaUnread: 'বিজ্ঞপ্তিতে এমন একটি স্থান আছে যা পড়া যায়নি',
  insideSearchCircle: 'বিজ্ঞপ্তিতে কোনো এলাকা আঁকা নেই, এবং আপনার উড্ডয়ন তার অনুসন্ধান এলাকার মধ্যে বা কাছে',
  awayFromSearchCircle: 'বিজ্ঞপ্তিতে কোনো এলাকা আঁকা নেই; তার অনুসন্ধান এলাকা {distance} দূরে ({direction})',
  aerodrome: '{icao} {distance} দূরে ({direction})',
  aerodromeInside: '{icao} আপনার উড্ডয়নের মধ্যে',
  placeUnknown: 'বিজ্ঞপ্তিটি কোথায় কার্যকর, তা বলা নেই',

  activeDuring: '{period} কার্যকর',
  endsBefore: 'আপনার উড্ডয়নের {duration} আগে শেষ',
  endsAsItBegins: 'আপনার উড্ডয়ন শুরু হতেই শেষ',
  beginsAfter: 'আপনার উড্ডয়নের {duration} পরে শুরু',
  beginsAsItEnds: 'আপনার উড্ডয়ন শেষ হতেই শুরু',
  noHours: 'দেওয়া কোনো সময়েই কার্যকর নয়',
  hoursUnknown: 'আপনার উড্ডয়নের সময় এটি কার্যকর কি না, বলা যায় না। {why}',
  whyContradictory: 'এর শুরু ও শেষ পরস্পরবিরোধী।',
  whyPastEstimate: 'শেষের সময় অনুমান ছিল, এটি এখনও কার্যকর থাকতে পারে।',
  whyMayChange: 'পাঠ্যে লেখা আছে যে সময় বদলাতে পারে।',
  whyOutsideText: 'আপনার উড্ডয়ন পাঠ্যের সময়ের বাইরে, তবু এটি কার্যকর থাকতে পারে।',

  reaches: 'আপনার উচ্চতায় পৌঁছায়: {lower} থেকে শুরু',
  reachesUnsaid: 'নিচের সীমা দেওয়া নেই; ধরে নিন এটি আপনার উচ্চতায় পৌঁছায়',
  beginsAbove: 'আপনার সর্বোচ্চ বিন্দুর {height} উপরে শুরু',
  beginsAboveMountains: 'আপনার সর্বোচ্চ বিন্দুর অন্তত {height} উপরে শুরু',
  beginsAboveUnsure: 'আপনার সর্বোচ্চ বিন্দুর {height} উপরে শুরু; উচ্চতামাপকের পক্ষে এই ব্যবধান খুব কম',
  groundUnknown: '{lower} থেকে শুরু; সেখানে ভূমির উচ্চতা জানা নেই',
  endsBelowGround: '{upper}-এ শেষ, যা সেখানকার ভূমির নিচে; বিজ্ঞপ্তিতে ভুল থাকতে পারে',
  heightsUnread: 'নিচের সীমা পড়া যায়নি',

  replacedBy: '{id} দ্বারা প্রতিস্থাপিত',
  cancelledBy: '{id} দ্বারা বাতিল',
  cancelsOne: 'শুধু {id} বাতিল করে',
  cancelsSome: 'শুধু অন্য একটি বিজ্ঞপ্তি বাতিল করে',
  checklist: 'শুধু কার্যকর বিজ্ঞপ্তিগুলির তালিকা',

  notOn: 'উড়বেন না: {count, plural, one {#টি নিষেধাজ্ঞা} other {#টি নিষেধাজ্ঞা}}',
  notOnFrom: 'উড়বেন না: {when} থেকে {count, plural, one {#টি নিষেধাজ্ঞা} other {#টি নিষেধাজ্ঞা}}',
  permissionFrom: 'শুধু {unit}-এর অনুমতি নিয়ে',
  permission: 'শুধু অনুমতি নিয়ে',
  restricted: '{count, plural, one {#টি বিজ্ঞপ্তি উড্ডয়ন সীমিত করে} other {#টি বিজ্ঞপ্তি উড্ডয়ন সীমিত করে}}',
  undecided:
    'অমীমাংসিত: {count, plural, one {#টি বিজ্ঞপ্তি আপনার উড্ডয়ন নিষিদ্ধ বা সীমিত করতে পারে} other {#টি বিজ্ঞপ্তি আপনার উড্ডয়ন নিষিদ্ধ বা সীমিত করতে পারে}}',
  notTranslated:
    '{count, plural, one {আপনার উড্ডয়নের সঙ্গে সম্পর্কিত হতে পারে এমন #টি বিজ্ঞপ্তি এখনও অনূদিত নয়} other {আপনার উড্ডয়নের সঙ্গে সম্পর্কিত হতে পারে এমন #টি বিজ্ঞপ্তি এখনও অনূদিত নয়}}',
  mind: '{count, plural, one {#টি বিষয় খেয়াল রাখুন} other {#টি বিষয় খেয়াল রাখুন}}',
  harmless:
    '{count, plural, one {#টি বিজ্ঞপ্তি আপনার উড্ডয়নের সঙ্গে সম্পর্কিত, তবে ড্রোনে প্রভাব ফেলে না} other {#টি বিজ্ঞপ্তি আপনার উড্ডয়নের সঙ্গে সম্পর্কিত, তবে কোনোটিই ড্রোনে প্রভাব ফেলে না}}',
  nothing:
    '{count, plural, one {একমাত্র বিজ্ঞপ্তিটি আপনার উড্ডয়নের সঙ্গে সম্পর্কিত নয়} other {এই #টির কোনোটিই আপনার উড্ডয়নের সঙ্গে সম্পর্কিত নয়}}',
  notToldMany: '{count, plural, one {#টির বিষয়ে বলা যায়নি} other {#টির বিষয়ে বলা যায়নি}}',
  joined: '{first}; {second}',

  lineBan: 'নিষেধাজ্ঞা: {name}',
  linePermission: 'অনুমতি লাগবে: {name}',
  linePermissionFrom: '{unit}-এর অনুমতি: {name}',
  lineRestriction: 'সীমাবদ্ধতা: {name}',
  lineOpen: 'কার্যকর হতে পারে: {name}',
  lineMind: 'খেয়াল রাখুন: {name}',
  lineNear: 'কাছে: {name}',
  lineWhen: '{line}, {period}',
  lineHoursUnknown: '{line}, সময় বলা যায় না',
  standing: 'এটি শুধু সেই বিজ্ঞপ্তিগুলির জন্য যা পেস্ট করা ও পড়া হয়েছে। পূর্ণ ব্রিফিং, ড্রোন জোন ও স্থানীয় নিয়মও দেখুন।',
};
