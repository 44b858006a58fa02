import type { RuleWords } from '../../catalogue.ts';

/** What traffic may or must do, and who permits it, in Arabic. */
export const rules: RuleWords = {
  rules: {
    prohibited: { all: 'الطيران محظور كليًا', some: 'الطيران محظور على {users}' },
    entryProhibited: { all: 'الدخول محظور', some: 'الدخول محظور على {users}' },
    suspended: { all: 'الطيران معلّق كليًا', some: 'الطيران معلّق لـ {users}' },
    permitted: { all: 'الطيران مسموح به', some: 'الطيران مسموح به لـ {users}' },
    permissionRequired: {
      all: 'يلزم الحصول على إذن{from}',
      some: 'يجب على {users} الحصول على إذن{from}',
    },
    applies: { all: 'ينطبق ذلك على جميع الطائرات', some: 'ينطبق ذلك على {users}' },
    exempt: { all: 'لا ينطبق ذلك', some: 'لا ينطبق ذلك على {users}' },
    mustStayClear: {
      all: 'يجب على جميع الطائرات البقاء خارج المنطقة',
      some: 'يجب على {users} البقاء خارج المنطقة',
    },
    shouldStayClear: {
      all: 'تُنصح جميع الطائرات بالبقاء خارج المنطقة',
      some: 'ينبغي لـ {users} البقاء خارج المنطقة',
    },
    shouldNotEnter: {
      all: 'تُنصح جميع الطائرات بعدم دخول {object}',
      some: 'ينبغي لـ {users} عدم دخول {object}',
    },
    shouldNotOverfly: {
      all: 'يُرجى من الطيارين عدم التحليق فوق {object}',
      some: 'يُرجى من {users} عدم التحليق فوق {object}',
    },
    mustNotOverfly: {
      all: 'يجب على جميع الطائرات تجنّب التحليق فوق {object}',
      some: 'يجب على {users} تجنّب التحليق فوق {object}',
    },
  },
  overflownPlace: '{name}',
  overflown: {
    filming: 'موقع التصوير',
    event: 'موقع الفعالية',
    funeral: 'موقع الجنازة',
    wildlife: 'موئل الحيوانات',
    area: 'المنطقة',
  },
  from: ' {authority}',
  authorities: {
    police: 'من {form, select, none {الشرطة} other {شرطة {name}}}',
    tower: 'من برج {form, select, none {المراقبة} other {مراقبة {name}}}',
    approach: 'من مراقبة الاقتراب{form, select, none {} other { {name}}}',
    flightInformation: 'من خدمة معلومات الطيران (\u2066AFIS\u2069){form, select, none {} other { {name}}}',
    airTrafficControl: 'من مراقبة الحركة الجوية{form, select, none {} other { {name}}}',
    airTrafficServices: 'من خدمات الحركة الجوية{form, select, none {} other { {name}}}',
    aviationAuthority: 'من سلطة الطيران المدني',
    aerodromeOperator: 'من مشغّل المطار',
    military: 'من السلطات العسكرية',
    incidentCommander: 'من قائد العملية في الموقع',
    rescueCentre: 'من مركز تنسيق الإنقاذ',
    fireService: 'من خدمة الإطفاء',
    other: 'من {name}',
    displayDirector: 'من مدير العرض الجوي{form, select, none {} other { ({name})}}',
  },
  unlessPermitted: '، إلا بإذن{from}',
  askPermission: 'للحصول على إذن: {value}',
  askPermissionUnit: 'للحصول على إذن اتصل بـ {unit}: {value}',
  including: '، بما يشمل {users}',
  unlessOperatedOrPermitted: '، إلا بإذن{from} أو إذا كانت تلك الجهة نفسها تشغّل الطائرة',
};
