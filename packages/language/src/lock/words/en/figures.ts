import type { LockWords } from '../lock-words.ts';
import { days, halves, large } from './number-words.ts';

export const figures: LockWords = {
  wordStart: true,
  units: {
    ft: 'feet|foot',
    m: 'metres?|meters?',
    km: 'kilomet(?:re|er)s?',
    nm: 'nautical[ -]miles?|naut\\.? miles?',
    fl: 'flight levels?',
    kt: 'knots?',
    kg: 'kilograms?',
    h: 'hours?',
    min: 'minutes?',
    day: 'days?',
    MHz: 'megahertz',
    deg: 'degrees?',
  },
  sides: {
    N: 'north\\w*',
    S: 'south\\w*',
    E: '(?:(?:north|south)(?:[- ]))?east\\w*|northeast\\w*|southeast\\w*',
    W: 'west\\w*|northwest\\w*|southwest\\w*',
  },
  numbers: [
    'one|single|first',
    'two|both|second',
    'three|third',
    'four|fourth',
    'five|fifth',
    'six|sixth',
    'seven|seventh',
    'eight|eighth',
    'nine|ninth',
    'ten|tenth',
    'eleven',
    'twelve',
  ],
  large,
  halves,
  days,
  runwaySides: { L: 'left', C: 'cent(?:re|er)(?! ?line)', R: 'right' },
  midnight: '(?:12 )?midnight',
  noon: '(?:12 )?noon|midday',
  allDay:
    'by day and by night|around[- ]the[- ]clock|round[- ]the[- ]clock|day and night|night and day|any time,? (?:of (?:the )?)?(?:by )?day or (?:by )?night|the whole day|all day(?!\\w)|continuous(?:ly)?(?!\\w)|24/7|at all hours',
  morning: 'a\\.?m\\.?(?!\\w)|in the morning',
  afternoon: 'p\\.?m\\.?(?!\\w)|in the (?:afternoon|evening)',
  clockBefore: 'at',
  clockAfter: "o'clock|hrs?(?!\\w)",
  utc: 'utc|gmt|zulu|universal (?:coordinated )?time|greenwich mean time',
  localTime:
    'local (?:standard )?times?|times? (?:are |is |in |given )*local(?!\\p{L})|(?-i:\\p{Lu}\\p{Ll}+(?:ese|[ai]an|ish|ine)|Manila|Singapore|Hanoi|Paris|Berlin|Madrid|Oslo|Tokyo|Seoul|Sydney|Dubai|Delhi) (?:standard |summer |daylight )?time(?!\\p{L})|local hours|(?:beijing|chinese|moscow|london|british|norwegian|german|french|spanish|polish|indian|japanese|european|eastern|western|pacific|mountain|central|atlantic|gulf)(?: european)?(?: standard| summer| daylight)? time(?!\\w)|(?:summer|daylight(?: saving)?) time',
  agl: 'agl|sfc|gnd|above (?:the )?(?:local )?(?:ground|terrain|surface(?! of the (?:sea|water)))|(?:the )?ground|(?:the )?surface(?! of the (?:sea|water))',
  amsl: 'amsl|msl|asl(?!\\w)|(?:above )?(?:the )?(?:mean )?sea[- ](?:level|surface)|(?:above |over )the sea|surface of the sea|altitude',
  to: 'up to(?: and including)?|up until|through to|to|until|till|through|thru',
  radius: 'radi(?:us|i)(?!\\p{L})|circle',
  between: 'between',
  eachSide: 'each side|either side|both sides',
  and: 'and|or',
  otherMonths: ['', '', '', '', '', '', '', '', 'sept', '', '', ''],
  weekdays: [],
  eachWeek: '(?:every|each|only(?: on)?) \\p{L}+|\\p{L}+days',
  concepts: {
    exception:
      'except\\w*|unless|other than|exempt\\w*|exclud\\w*|excluding|apart from|but not|does not apply|do not apply|not applicable|not apply|without|outside|save for|aside from|not (?:including|counting|subject to|cover\\w*)|bar(?:ring)? ',
    negation:
      "not|no|none|never|neither|nor|nobody|nil|cannot|without|\\w{1,8}n't|un(?:able|available|serviceable|lit)\\w*|prohibit\\w*|forbid\\w*|banned|withdrawn|closed|suspended|out of|off",
    prohibited:
      "prohibit\\w*|forbid\\w*|banned|bans?(?!\\w)|not (?:be )?(?:permitted|allowed|authori[sz]ed)|no[- ]fly|no (?:\\w+ ){0,4}(?:permitted|allowed|may)|may not|must not|cannot|disallow\\w*|do not fly|off[- ]limits|illegal|unlawful|outlawed|barred|(?:must|may|can)n'?t|can not|shall not",
    permitted:
      'permitted|allowed|authori[sz]ed|may (?:fly|operate|be flown|take off)|can (?:fly|operate|be flown)|free to fly',
    condition:
      'unless|except\\w*|only|if|with(?:out)? (?:\\w+ )?(?:permission|approval|authori[sz]ation|clearance|consent|agreement)|provided|subject to|when|prior|until|before|after|outside|other than|those|approved|permission|has been|have been|ask|check|whether',
    closed:
      'clos(?:ed|ure|ing|es?)\\w*|clsd|shut|not (?:be )?(?:available|open|usable)|unavailable|out of use|blocked',
    open: 'open(?:ed|ing|s)?(?!\\w)|reopen\\w*',
    outOfService:
      'none of [^.;\\n]{1,60} (?:is|are) available|not (?:being )?(?:provid|offer)\\w*|does not (?:provide|offer)|fault\\w*|malfunction\\w*|unserviceable|out of (?:service|order|use|operation)|inoperative|not (?:be )?(?:working|available|operational|operating|in (?:service|operation|use)|usable|serviceable|provided|functioning)|unavailable|unusable|withdrawn|suspended|u/s|off[- ](?:the[- ])?air|offline|not (?:radiating|transmitting|reliable)|unreliable|(?:switched|turned) off|do(?:es)? not (?:work|function|operate)|inop|out of action|outage|defective|broken|interrupted|failed|disabled|cannot be used|no (?:[\\w()-]+ ){0,6}(?:available|service|provided)|neither (?:[\\w()-]+ ){1,8}(?:available|works?|serviceable|provided)|closed|down|non-operational',
    permission:
      'permission|permit\\w*|approv\\w*|authori[sz]\\w*|clearance|cleared|consent|ppr|prior (?:notice|notification|request|coordination|arrangement|contact)|notice|notif\\w*|agree\\w*|allow\\w*|coordinat\\w*|arrange\\w*',
    only: 'only|solely|exclusively|limited to|restricted to|nothing but|just|alone|reserved',
    drone:
      'drones?|ua(?!\\w)|unmanned|uncrewed|uas|uavs?|rpas?|remote(?:ly)?[- ](?:piloted|controlled|operated)|(?:quad|multi)(?:copter|rotor)s?|model aircraft',
    permanent:
      'permanent\\w*|indefinite\\w*|no end date|until further notice|no (?:stated |planned |set |fixed )?end|without (?:an )?end|open-ended|for good(?!\\w)|forever',
    estimated:
      'estimat\\w*|approximate\\w*|expected|est(?!\\w)|probabl\\w*|tentativ\\w*|anticipated|projected|presum\\w*|(?:until|till|to|by|end\\w*) (?:about|around|roughly)|provisional\\w*|approx\\w*|may change|likely',
    sunrise: 'sunrise|dawn|daybreak|sun[- ]?up|first light|sr(?!\\w)|sun ?rises?',
    daylight: 'day(?!s)(?:light|time)?|sunrise',
    sunset: 'sunset|dusk|sun[- ]?down|last light|ss(?!\\w)|sun ?sets?|nightfall',
    unaffected:
      "(?:not|n't|never|un)[- ]?(?:\\w+ )?affect\\w*|no (?:\\w+ )?(?:effect|impact|influence|restriction|consequence)\\w*|without (?:any )?restriction|nothing to (?:worry|fear)|freely",
    restricted:
      'restrict\\w*|limit\\w*|stay out|keep (?:out|clear|away)|condition\\w*|only (?:with|if|after)|unless',
    workingHours:
      'hours? of (?:watch|service|operation|duty)|(?:opening|operating|operational|working|duty|service|watch|office) (?:hours|times?)|on (?:watch|duty)|(?:when|while) (?:it is |they are )?(?:open|manned|staffed)',
    daily:
      'daily|(?:every|each)(?: single)? (?:day|night|morning|evening)|per day|nightly|all days|days a week',
  },
  small: 'the|and|of|is|are|to|from|for|will|with|be|has|have|by|this|that|on|at|until|not|within|or|in',
};
