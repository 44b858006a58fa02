import type { LockWords } from '../lock-words.ts';
import { days, halves, large } from './number-words.ts';

export const figures: LockWords = {
  wordStart: true,
  units: {
    ft: 'fots?',
    m: 'meters?|moh',
    km: 'kilometers?',
    nm: 'nautiske? mils?|sjømils?|naut\\.? ?mil',
    fl: 'fly(?:ge|gings)?nivå(?:er|ene)?|flight ?(?:nivå|level)',
    kt: 'knops?',
    kg: 'kilo(?:gram)?',
    h: 'timers?|time(?:ne)?',
    min: 'minutt(?:er|ene?)?s?',
    day: 'dag(?:er|ene)?|døgn(?:et|ene)?',
    MHz: 'megahertz',
    deg: 'grad(?:er)?(?!\\p{L})',
  },
  sides: {
    N: 'nord(?!mann|isk|en\\b)\\p{L}*',
    S: 'sør\\p{L}*|syd\\p{L}*',
    E: 'øst(?:over|lig\\p{L}*|re|for|siden|)(?!\\p{L})|nordøst\\p{L}*|sørøst\\p{L}*|ø(?!\\p{L})',
    W: 'vest(?:over|lig\\p{L}*|re|for|siden|)(?!\\p{L})|nordvest\\p{L}*|sørvest\\p{L}*',
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
  large,
  halves,
  days,
  runwaySides: { L: 'venstre', C: 'midtre|senter', R: 'høyre' },
  midnight: 'midnatt',
  noon: 'midt på dagen|kl\\.? tolv',
  allDay:
    'dag- og natt\\p{L}*|om dagen og (?:om )?natten|hele døgnet|(?:hele|alle) (?:døgnets )?timer i døgnet|natt og dag|når som helst på døgnet|døgnåp\\p{L}*|døgnet rundt|døgnkontinuerlig|dag og natt|kontinuerlig|til alle døgnets tider',
  morning: '(?:om|på) (?:morgenen|formiddagen|natt[ae]n?)|a\\.?m\\.?(?!\\p{L})',
  afternoon: '(?:om|på) (?:ettermiddagen|kvelden)|p\\.?m\\.?(?!\\p{L})',
  clockBefore: 'klokk(?:en|a)|kl\\.?',
  clockAfter: 'klokkeslett',
  utc: 'utc|gmt|zulu|universaltid|universell tid|verdenstid|greenwich-?tid',
  localTime:
    'tider (?:\\p{L}+ ){0,3}lokal\\p{L}*|lokal ?tid\\p{L}*|\\p{L}{2,}sk (?:normal|sommer|vinter)?tid(?!\\p{L})|sommertid|vintertid|normaltid',
  agl: 'agl|over (?:bakken|bakkenivå|bakkeplan|terreng(?:et)?|grunnen|underlaget|overflaten)|bakken?|bakkenivå|overflaten?|terrenget|gnd|sfc',
  amsl: 'amsl|msl|moh|over (?:middelhavnivå|havflaten|(?:gjennomsnittlig|middels) havnivå|middelvannstand|havet|havnivå|havoverflaten|midlere havnivå|middel havnivå)|hav(?:et|nivå)|middelvann\\p{L}*|havflate|m\\.? ?o\\.? ?h(?!\\p{L})',
  to: '(?:og )?fr[ae]m til(?: og med)?|til og med|til|t\\.o\\.m\\.',
  radius: 'radius|sirkel',
  between: 'mellom',
  eachSide: 'hver side|begge sider|hver sin side',
  and: 'og|eller',
  otherMonths: ['', '', '', '', '', '', '', '', 'sept', '', '', ''],
  weekdays: [],
  eachWeek: '(?:hver|bare(?: på)?|kun(?: på)?) \\p{L}+|\\p{L}+dage(?:r|ne)',
  concepts: {
    exception:
      '(?:annet|andre) (?:\\p{L}+ ){1,3}enn|unnta\\p{L}*|bortsett|med mindre|unntak\\p{L}*|utenom|men ikke|ikke (?:medregnet|inkludert)|annet enn|andre enn|ekskl\\p{L}*|ikke omfatt\\p{L}*|omfatter ikke|gjelder ikke|uten|utover|foruten|fritatt|dispensasjon',
    negation:
      'ikke|ingen|intet|aldri|uten|verken|utilgjengelig\\p{L}*|ute av|forbud\\p{L}*|forby\\p{L}*|stengt?e?|inget|ei |nei|opphevet|u\\p{L}*brukbar\\p{L}*|uaktuell|slukket|fjernet',
    prohibited:
      'forb[uy]\\p{L}*|ikke (?:er )?(?:\\p{L}+ )?(?:tillatt|lov|lovlig|fly)|ulovlig|flyforbud|ikke lov|kan ikke fly|må ikke|skal ikke|får ikke|fly(?:ge)?forbud|bannlys\\p{L}*|nekt(?:es|et)',
    permitted:
      'tillatt?e?|lov(?:lig)? (?:å|til)|er lov\\p{L}*|kan (?:fly|flys|brukes)|kan du fly|du kan (?:trygt )?fly|fritt fram|får fly|lov til',
    condition:
      'med mindre|unntatt|unntak|bare|kun|hvis|dersom|når|bortsett|tillatelse|godkjen\\p{L}*|klarering|etter avtale|forutsatt|før|etter|utenom|uten|om ikke|så lenge|sjekk|avklar\\p{L}*|spør',
    closed:
      '(?:av|ned|inne)?steng\\p{L}*|(?:av)?sperr\\p{L}*|blokker\\p{L}*|lukke[rst]|ikke (?:være )?(?:tilgjengelig|åpen|i bruk)|ute av bruk|utilgjengelig\\p{L}*|sperret',
    open: 'åpen|åpne?(?!\\p{L})|åpent|åpnes|gjenåpn\\p{L}*',
    outOfService:
      'feil(?!\\p{L})|svikt|ikke (?:er )?å få|fås (?:det )?ikke|har ikke(?= \\p{L}+(?: (?:med|på|for)(?!\\p{L})|[.,]))|ute av (?:drift|bruk|funksjon|tjeneste)|virker ikke|fungerer ikke|ikke (?:være )?(?:\\p{L}+ )?(?:tilgjengelig\\p{L}*|i (?:drift|bruk|funksjon|tjeneste)|benyttes|brukes|anvendes|brukbar\\p{L}*|operativ\\p{L}*|virk\\p{L}*|fungere\\p{L}*)|utilgjengelig\\p{L}*|ubrukelig\\p{L}*|defekt|ikke brukes|innstilt|slukket|slått av|nede|ingen|kan ikke (?:bruke|fly|benytte)\\p{L}*|er (?:tatt )?ut av|inoperativ\\p{L}*|steng\\p{L}*|finnes ikke|tilbys ikke|suspendert|frakoblet|sender ikke|upålitelig\\p{L}*|i ustand|i stykker|ødelagt|(?:tatt|satt) ut av|utenfor drift|sviktet|uvirksom\\p{L}*|driftsstans|avbrutt',
    permission:
      'tillat\\p{L}*|godkjen\\p{L}*|klarering|forhånds\\p{L}*|samtykke|ppr|avtal\\p{L}*|varsl\\p{L}*|varsel|autoris\\p{L}*|koordiner\\p{L}*|meld\\p{L}*|avklar\\p{L}*',
    only: 'bare|kun|utelukkende|begrenset til|ikke annet enn|alene|forbeholdt|reservert',
    drone:
      'dron\\p{L}*|ubemann\\p{L}*|(?:fører|pilot)løs\\p{L}*|uas|uav\\p{L}*|rpas?|fjernstyr\\p{L}*|modellfly\\p{L}*|luftfartøy uten fører',
    permanent:
      'permanent\\p{L}*|varig(?!het)\\p{L}*|inntil videre|på ubestemt tid|fast(?:e)? endring|uten (?:slutt|sluttdato|utløp)|ingen slutt\\p{L}*|til det oppheves|for alltid|for godt',
    estimated:
      'anslå\\p{L}*|anslag\\p{L}*|estimer\\p{L}*|beregne\\p{L}*|ca\\.|omtrent|forvent\\p{L}*|antatt|cirka|foreløpig\\p{L}*|est(?!\\p{L})|usikker\\p{L}*|kan (?:bli )?endre\\p{L}*|ventes|sannsynlig\\p{L}*|trolig|antas|tentativ\\p{L}*|(?:til|slutt\\p{L}*) rundt',
    sunrise: 'soloppgang|sol(?:a|en) (?:står|går) opp|daggry|sr(?!\\p{L})',
    daylight: 'dag(?:slys|tid|er)?|lyst|lyse timene?',
    sunset: 'solnedgang|sol(?:a|en) går ned|skumring|ss(?!\\p{L})',
    unaffected:
      '(?:påvirk\\p{L}*|berør\\p{L}*|angår|gjelder|rammer|rammes) (?:\\p{L}+ )?ikke|ikke (?:\\p{L}+ )?(?:påvirk\\p{L}*|berør\\p{L}*)|upåvirket|uberørt|ingen (?:\\p{L}+ )?(?:betydning|virkning|innvirkning|påvirkning|begrensning\\p{L}*|konsekvens\\p{L}*)|fritt',
    restricted:
      'restriksjon\\p{L}*|begrens\\p{L}*|innskrenk\\p{L}*|hold deg (?:unna|borte|utenfor)|ikke fly inn|vilkår|med mindre|regulert',
    workingHours:
      'åpningstid|tjenestetid|driftstid|vakttid|arbeidstid|betjen|bemann|vakt|åpen(?! hele)|i tjeneste',
    daily:
      'daglig\\p{L}*|hver (?:eneste )?(?:dag|natt|kveld|morgen)|alle (?:uke|uk[ae]ns )?dager|alle ukas dager|dager i uk[ae]|hvert døgn',
  },
  small:
    'og|er|av|til|fra|som|med|for|den|det|skal|vil|ikke|på|om|mellom|innenfor|ved|blir|eller|under|kl|dette|gjelder|i|en|et|de|du|har|kan|der|før|etter|mot',
};
