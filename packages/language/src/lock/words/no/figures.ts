import type { LockWords } from '../lock-words.ts';

export const figures: LockWords = {
  wordStart: true,
  units: {
    ft: 'fot',
    m: 'meter',
    km: 'kilometer',
    nm: 'nautiske? mil|sjømil',
    fl: 'flygenivå|flynivå|flight level',
    kt: 'knop',
    kg: 'kilo(?:gram)?',
    h: 'timers?|time',
    min: 'minutt(?:er)?s?',
    day: 'dag(?:er)?|døgn',
    MHz: 'megahertz',
    deg: 'grader',
  },
  sides: {
    N: 'nord(?!mann|isk|en\\b)\\w*',
    S: 'sør\\w*|syd\\w*',
    E: 'øst(?:over|lig\\w*|re|for|siden|)(?!\\w)|nordøst\\w*|sørøst\\w*|ø(?!\\w)',
    W: 'vest(?:over|lig\\w*|re|for|siden|)(?!\\w)|nordvest\\w*|sørvest\\w*',
  },
  numbers: [
    'én|ett|en|ei|første',
    'to|begge|andre',
    'tre|tredje',
    'fire|fjerde',
    'fem|femte',
    'seks|sjette',
    'sju|syv|sjuende',
    'åtte|åttende',
    'ni|niende',
    'ti|tiende',
    'elleve',
    'tolv',
  ],
  midnight: 'midnatt',
  noon: 'midt på dagen|kl\\.? tolv',
  morning: 'om morgenen|a\\.?m\\.?(?!\\w)',
  afternoon: 'om (?:ettermiddagen|kvelden)|p\\.?m\\.?(?!\\w)',
  clockBefore: 'klokk(?:en|a)|kl\\.?',
  clockAfter: 'klokkeslett',
  utc: 'utc|gmt|zulu|universaltid',
  localTime:
    'lokal ?tid\\w*|\\p{L}{2,}sk (?:normal|sommer|vinter)?tid(?!\\p{L})|sommertid|vintertid|normaltid',
  agl: 'agl|over (?:bakken|bakkenivå|terrenget?|underlaget|overflaten)|bakken?|bakkenivå|overflaten?|terrenget|gnd|sfc',
  amsl: 'amsl|moh|over (?:middelvannstand|havet|havnivå|havoverflaten|midlere havnivå|middel havnivå)|hav(?:et|nivå)|middelvann\\w*|m\\.?o\\.?h',
  to: 'til og med|til|t\\.o\\.m\\.',
  and: 'og|eller',
  otherMonths: [],
  weekdays: [],
  concepts: {
    exception:
      'unnta\\w*|bortsett|med mindre|unntak\\w*|utenom|annet enn|andre enn|ekskl\\w*|ikke omfatt\\w*|gjelder ikke|uten|utover|foruten|fritatt|dispensasjon',
    negation:
      'ikke|ingen|intet|aldri|uten|verken|utilgjengelig\\w*|ute av|forbud\\w*|forby\\w*|stengt?e?|inget|ei |nei|opphevet|u\\w*brukbar\\w*|uaktuell|slukket|fjernet',
    prohibited:
      'forb[uy]\\w*|ikke (?:er )?(?:\\p{L}+ )?(?:tillatt|lov|lovlig|fly)|ulovlig|flyforbud|ikke lov|kan ikke fly|må ikke|skal ikke|får ikke',
    permitted:
      'tillatt?e?|lov(?:lig)? (?:å|til)|er lov\\w*|kan (?:fly|flys|brukes)|kan du fly|du kan (?:trygt )?fly|fritt fram|får fly|lov til',
    condition:
      'med mindre|unntatt|unntak|bare|kun|hvis|dersom|når|bortsett|tillatelse|godkjen\\w*|klarering|etter avtale|forutsatt|før|etter|utenom|uten|om ikke|så lenge|sjekk|avklar\\w*|spør',
    closed:
      'steng\\w*|lukket|ikke (?:være )?(?:tilgjengelig|åpen|i bruk)|ute av bruk|utilgjengelig\\w*|sperret',
    open: 'åpne?(?!\\w)|åpent|åpnes|gjenåpn\\w*',
    outOfService:
      'ute av (?:drift|bruk|funksjon|tjeneste)|virker ikke|fungerer ikke|ikke (?:være )?(?:\\p{L}+ )?(?:tilgjengelig\\w*|i (?:drift|bruk)|brukbar\\w*|operativ\\w*|virk\\w*|fungere\\w*)|utilgjengelig\\w*|ubrukelig\\w*|defekt|ikke brukes|innstilt|slukket|slått av|nede|ingen|kan ikke brukes|er (?:tatt )?ut av|inoperativ\\w*|steng\\w*|finnes ikke|tilbys ikke|suspendert',
    permission:
      'tillat\\w*|godkjen\\w*|klarering|forhånds\\w*|samtykke|ppr|avtal\\w*|varsl\\w*|varsel|autoris\\w*|koordiner\\w*|meld\\w*|avklar\\w*',
    only: 'bare|kun|utelukkende|begrenset til|ikke annet enn|alene|forbeholdt|reservert',
    drone: 'dron\\w*|ubemann\\w*|uas|uav\\w*|rpas?|fjernstyr\\w*|modellfly\\w*|luftfartøy uten fører',
    permanent:
      'permanent\\w*|varig\\w*|inntil videre|på ubestemt tid|fast(?:e)? endring|uten (?:slutt|sluttdato|utløp)|ingen slutt\\w*|til det oppheves|for alltid|for godt',
    estimated:
      'anslå\\w*|anslag\\w*|estimer\\w*|beregne\\w*|ca\\.|omtrent|forvent\\w*|antatt|cirka|foreløpig\\w*|est(?!\\w)|usikker\\w*|kan (?:bli )?endre\\w*',
    sunrise: 'soloppgang|sola står opp|daggry|sr(?!\\w)',
    sunset: 'solnedgang|sola går ned|skumring|ss(?!\\w)',
    unaffected:
      '(?:påvirk\\w*|berør\\w*|angår|gjelder|rammer|rammes) (?:\\p{L}+ )?ikke|ikke (?:\\p{L}+ )?(?:påvirk\\w*|berør\\w*)|upåvirket|uberørt|ingen (?:\\p{L}+ )?(?:betydning|virkning|innvirkning|påvirkning|begrensning\\w*|konsekvens\\w*)|fritt',
    restricted:
      'restriksjon\\w*|begrens\\w*|innskrenk\\w*|hold deg (?:unna|borte|utenfor)|ikke fly inn|vilkår|med mindre|regulert',
    daily: 'daglig\\w*|hver dag|alle dager|hvert døgn',
  },
  small:
    'og|er|av|til|fra|som|med|for|den|det|skal|vil|ikke|på|om|mellom|innenfor|ved|blir|eller|under|kl|dette|gjelder|i|en|et|de|du|har|kan|der|før|etter|mot',
};
