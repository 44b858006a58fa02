import type { RuleWords } from '../../catalogue.ts';

/** What traffic may or must do, and who permits it, in Bengali. */
export const rules: RuleWords = {
  rules: {
    prohibited: { all: 'সব উড্ডয়ন নিষিদ্ধ', some: '{users} জন্য উড্ডয়ন নিষিদ্ধ' },
    entryProhibited: { all: 'প্রবেশ নিষিদ্ধ', some: '{users} জন্য প্রবেশ নিষিদ্ধ' },
    suspended: { all: 'সব উড্ডয়ন স্থগিত থাকবে', some: '{users} জন্য উড্ডয়ন স্থগিত থাকবে' },
    permitted: { all: 'উড্ডয়নের অনুমতি আছে', some: '{users} জন্য উড্ডয়নের অনুমতি আছে' },
    permissionRequired: { all: '{from}অনুমতি প্রয়োজন', some: '{users} জন্য {from}অনুমতি প্রয়োজন' },
    applies: { all: 'এটি সব আকাশযানের ক্ষেত্রে প্রযোজ্য', some: 'এটি {users} ক্ষেত্রে প্রযোজ্য' },
    exempt: { all: 'এটি প্রযোজ্য নয়', some: 'এটি {users} ক্ষেত্রে প্রযোজ্য নয়' },
    mustStayClear: {
      all: 'সব আকাশযানকে এলাকার বাইরে থাকতে হবে',
      some: '{users} জন্য এলাকার বাইরে থাকা বাধ্যতামূলক',
    },
    shouldStayClear: {
      all: 'সব আকাশযানকে এলাকার বাইরে থাকার পরামর্শ দেওয়া হচ্ছে',
      some: '{users} জন্য এলাকার বাইরে থাকার পরামর্শ দেওয়া হচ্ছে',
    },
    shouldNotEnter: {
      all: 'সব আকাশযানকে {object}-এ প্রবেশ না করার পরামর্শ দেওয়া হচ্ছে',
      some: '{users} জন্য {object}-এ প্রবেশ না করার পরামর্শ দেওয়া হচ্ছে',
    },
    shouldNotOverfly: {
      all: '{object} উপর দিয়ে না ওড়ার জন্য পাইলটদের অনুরোধ করা হচ্ছে',
      some: '{users} জন্য {object} উপর দিয়ে না ওড়ার অনুরোধ করা হচ্ছে',
    },
    mustNotOverfly: {
      all: 'সব আকাশযানকে {object} উপর দিয়ে ওড়া এড়িয়ে চলতে হবে',
      some: '{users} জন্য {object} উপর দিয়ে না ওড়া বাধ্যতামূলক',
    },
  },
  overflownPlace: '{name}-এর',
  overflown: {
    filming: 'চিত্রগ্রহণস্থলের',
    event: 'অনুষ্ঠানস্থলের',
    funeral: 'শেষকৃত্যস্থলের',
    wildlife: 'বন্যপ্রাণীর আবাসস্থলের',
    area: 'এলাকাটির',
  },
  from: '{authority} ',
  authorities: {
    police: '{form, select, none {পুলিশের} other {{name} পুলিশের}}',
    tower: '{form, select, none {কন্ট্রোল টাওয়ারের} other {{name} টাওয়ারের}}',
    approach: '{form, select, none {} other {{name} }}অ্যাপ্রোচ কন্ট্রোলের',
    flightInformation: '{form, select, none {} other {{name} }}ফ্লাইট তথ্য সেবার (AFIS)',
    airTrafficControl: '{form, select, none {} other {{name} }}এটিসির (ATC)',
    airTrafficServices: '{form, select, none {} other {{name} }}এয়ার ট্রাফিক সার্ভিসের (ATS)',
    aviationAuthority: 'বেসামরিক বিমান চলাচল কর্তৃপক্ষের',
    aerodromeOperator: 'অ্যারোড্রোম পরিচালনাকারীর',
    military: 'সামরিক কর্তৃপক্ষের',
    incidentCommander: 'ঘটনাস্থলের কমান্ডারের',
    rescueCentre: 'উদ্ধার সমন্বয় কেন্দ্রের',
    fireService: 'ফায়ার সার্ভিসের',
    other: '{name}-এর',
    displayDirector: 'এয়ার শো পরিচালকের{form, select, none {} other { ({name})}}',
  },
  unlessPermitted: '<{from}অনুমতি ছাড়া ',
  askPermission: 'অনুমতির জন্য: {value}',
  askPermissionUnit: 'অনুমতির জন্য {unit}-এর সঙ্গে যোগাযোগ করুন: {value}',
  including: '<{users} ক্ষেত্রেও ',
  unlessOperatedOrPermitted: '<{from}অনুমতি ছাড়া এবং ওই কর্তৃপক্ষের নিজস্ব উড্ডয়ন বাদে ',
};
