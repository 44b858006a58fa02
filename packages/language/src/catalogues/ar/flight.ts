import type { FlightMessages } from '../../flight/flight-messages.ts';

/** What is said of notices against a flight, in Arabic. */
export const flight: FlightMessages = {
  verdictTouches: 'يمسّ رحلتك',
  verdictCannotTell: 'يتعذر الحكم',
  verdictNear: 'قريب من رحلتك',
  verdictDoesNot: 'لا يمسّ رحلتك',
  directions: 'شمال|شمال شرق|شرق|جنوب شرق|جنوب|جنوب غرب|غرب|شمال غرب',
  durationWidth: 'short',

  insideArea: 'تدخل رحلتك في المنطقة',
  away: 'تبعد المنطقة {distance} ({direction})',
  awayOpen: 'تبعد المنطقة {distance} ({direction})، وقد يسري النوتام خارجها أيضًا',
  besidePoint: 'يبعد الموقع {distance} ({direction})',
  besidePointOpen: 'يبعد الموقع {distance} ({direction})، ولا يُذكر إلى أي مسافة حوله يسري النوتام',
  pointInside: 'يقع الموقع داخل رحلتك',
  insideExcluded: 'تقع رحلتك في جزء مستثنى، وتبعد عن حافته {distance}؛ اقرأ ما يقوله النوتام عن هذا الجزء',
  areaIncomplete: 'جزء من حدود المنطقة غير معروف',
  areaUnread: 'يذكر النوتام مكانًا تعذرت قراءته',
  insideSearchCircle: 'لا يرسم النوتام منطقة، ورحلتك في منطقة البحث أو قربها',
  awayFromSearchCircle: 'لا يرسم النوتام منطقة؛ وتبعد منطقة البحث {distance} ({direction})',
  aerodrome: 'يبعد {icao} مسافة {distance} ({direction})',
  aerodromeInside: 'يقع {icao} داخل رحلتك',
  placeUnknown: 'لا يقول النوتام أين يسري',
  placeOff: 'على بعد {distance} ({direction}) من {place}',

  activeDuring: 'سارٍ {period}',
  endsBefore: 'ينتهي قبل رحلتك (الفارق {duration})',
  endsAsItBegins: 'ينتهي مع بداية رحلتك',
  beginsAfter: 'يبدأ بعد رحلتك (الفارق {duration})',
  beginsAsItEnds: 'يبدأ مع نهاية رحلتك',
  noHours: 'غير سارٍ في أي من الأوقات التي يذكرها',
  hoursUnknown: 'يتعذر الحكم على سريانه أثناء رحلتك. {why}',
  whyContradictory: 'بدايته ونهايته متناقضتان.',
  whyPastEstimate: 'كانت نهايته تقديرية، وقد لا يزال ساريًا.',
  whyMayChange: 'يقول نصه إن الأوقات قد تتغير.',
  whyOutsideText: 'رحلتك خارج الأوقات الواردة في نصه، لكنه قد يكون ساريًا.',

  reaches: 'يصل إلى ارتفاعاتك، ويبدأ من {lower}',
  reachesUnsaid: 'لا يذكر حدًا أدنى؛ فاعتبره يصل إلى ارتفاعاتك',
  beginsAbove: 'يبدأ فوق أعلى نقطة في رحلتك بمسافة {height}',
  beginsAboveMountains: 'يبدأ فوق أعلى نقطة في رحلتك بمسافة {height} على الأقل',
  beginsAboveUnsure: 'يبدأ فوق أعلى نقطة في رحلتك بمسافة {height}، وهي أقل من أن يميزها مقياس الارتفاع',
  groundUnknown: 'يبدأ من {lower}؛ وارتفاع الأرض هناك غير معروف',
  endsBelowGround: 'ينتهي عند {upper}، أي تحت سطح الأرض هناك؛ وقد يكون في النوتام خطأ',
  heightsUnread: 'تعذرت قراءة حده الأدنى',

  replacedBy: 'حلّ محله {id}',
  cancelledBy: 'ألغاه {id}',
  cancelsOne: 'يلغي {id} فقط',
  cancelsSome: 'يلغي نوتامًا آخر فقط',
  checklist: 'يسرد النوتامات السارية فقط',

  dontFly: 'لا تطر {hours}: {why}',
  bans: '{count, plural, zero {لا حظر} one {حظر واحد} two {حظران} few {# حالات حظر} many {# حالة حظر} other {# حالة حظر}}',
  bansFrom:
    '{count, plural, zero {لا حظر} one {حظر واحد} two {حظران} few {# حالات حظر} many {# حالة حظر} other {# حالة حظر}} من {when}',
  weatherOver: 'الطقس يتجاوز حدود طائرتك',
  whyBoth: '{first}، {second}',
  permissionFrom: 'بإذن من {unit} فقط',
  permission: 'بإذن فقط',
  restricted:
    '{count, plural, zero {لا نوتام يقيّد رحلتك} one {نوتام واحد يقيّد رحلتك} two {نوتامان يقيّدان رحلتك} few {# نوتامات تقيّد رحلتك} many {# نوتامًا يقيّد رحلتك} other {# نوتام يقيّد رحلتك}}',
  undecided:
    'لم يُحسم: {count, plural, zero {لا نوتام قد يحظر رحلتك أو يقيّدها} one {نوتام واحد قد يحظر رحلتك أو يقيّدها} two {نوتامان قد يحظران رحلتك أو يقيّدانها} few {# نوتامات قد تحظر رحلتك أو تقيّدها} many {# نوتامًا قد يحظر رحلتك أو يقيّدها} other {# نوتام قد يحظر رحلتك أو يقيّدها}}',
  notTranslated:
    '{count, plural, zero {كل النوتامات التي قد تخص رحلتك مترجمة} one {نوتام واحد قد يخص رحلتك لم يُترجم بعد} two {نوتامان قد يخصان رحلتك لم يُترجما بعد} few {# نوتامات قد تخص رحلتك لم تُترجم بعد} many {# نوتامًا قد يخص رحلتك لم يُترجم بعد} other {# نوتام قد يخص رحلتك لم يُترجم بعد}}',
  mind: '{count, plural, zero {لا شيء تنتبه إليه} one {أمر واحد تنتبه إليه} two {أمران تنتبه إليهما} few {# أمور تنتبه إليها} many {# أمرًا تنتبه إليه} other {# أمر تنتبه إليه}}',
  harmless:
    '{count, plural, zero {لا نوتام يمسّ رحلتك} one {نوتام واحد يمسّ رحلتك ولا يؤثر في الطائرات غير المأهولة} two {نوتامان يمسّان رحلتك ولا يؤثران في الطائرات غير المأهولة} few {# نوتامات تمسّ رحلتك ولا يؤثر أي منها في الطائرات غير المأهولة} many {# نوتامًا يمسّ رحلتك ولا يؤثر أي منها في الطائرات غير المأهولة} other {# نوتام يمسّ رحلتك ولا يؤثر أي منها في الطائرات غير المأهولة}}',
  nothing:
    '{count, plural, zero {لا نوتام يمسّ رحلتك} one {النوتام الوحيد لا يمسّ رحلتك} two {لا يمسّ أي من النوتامين رحلتك} few {لا يمسّ أي من هذه النوتامات الـ# رحلتك} many {لا يمسّ أي من هذه النوتامات الـ# رحلتك} other {لا يمسّ أي من هذه النوتامات الـ# رحلتك}}',
  notToldMany:
    '{count, plural, zero {لا شيء تعذر الحكم فيه} one {وتعذر الحكم في واحد} two {وتعذر الحكم في اثنين} few {وتعذر الحكم في #} many {وتعذر الحكم في #} other {وتعذر الحكم في #}}',
  joined: '{first}؛ {second}',
  weatherCare: 'الطقس قريب من حدود طائرتك',
  weatherIncomplete: 'بيانات الطقس غير مكتملة',
  weatherNotJudged: 'لم يُقيَّم الطقس',
  weatherWithin: 'الطقس ضمن حدود طائرتك',
  noNotices: 'لم يُقرأ أي نوتام',

  lineBan: 'حظر: {name}',
  linePermission: 'يلزم إذن: {name}',
  linePermissionFrom: 'إذن من {unit}: {name}',
  lineRestriction: 'قيد: {name}',
  lineOpen: 'قد يسري: {name}',
  lineMind: 'انتبه: {name}',
  lineNear: 'قريب: {name}',
  lineWhen: '{line}، {period}',
  lineHoursUnknown: '{line}، والأوقات يتعذر تحديدها',
  lineWeather: 'الطقس، {place}: {said}',
  lineNoWeather: 'لم يُقيَّم الطقس: لا تقرير مترجم يغطي رحلتك',
  standing:
    'يخص هذا النوتامات التي لُصقت وقُرئت وحدها. راجع أيضًا الإحاطة الكاملة ومناطق الطائرات غير المأهولة والقواعد المحلية.',
};
