import type { FigureWords } from './figure-words.ts';

/** Figures, units, days and directions in Norwegian (bokmål). */
export const figures: FigureWords = {
  words: {
    none: 'sørg sørge sørger sørget vestland*',
    // "Annen" and "andre" are not here: they mostly say "other".
    numberWord: `to tre fire fem seks sju syv åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tjue tyve tretti tredve førti
      femti seksti sytti åtti nitti hundre* tusen* million* milliard* dusin* null tredje fjerde femte sjette sjuende syvende åttende niende tiende
      ellevte tolvte tjuende kvart kvarter tredel* fjerdedel* femdel* par tredobbel* firedobbel* trippel* trefoldig* halvannen snes titall* tosifre* firtall* tredobl* firedobl* tidobl* tidobbel* tregang* ettusen* trio trioen kvartett* pluss minus prosent*`,
    'bound.beside.more': 'mer_enn mere_enn flere_enn minst',
    'bound.beside.less': 'mindre_enn færre_enn nesten',
    'bound.beside.about': 'omtrent ca cirka om_lag tilnærmet',
    both: 'begge',
    half: 'halv halve halvt halvdel* halvpart* halvveis',
    double: 'dobbel dobbelt* doble toveis* tosidig* tvilling*',
    'unit.foot': 'fot ft',
    'unit.metre': 'meter meters meteren m',
    'unit.kilometre': 'km kilometer*',
    'unit.mile': 'nm mil miles nautisk*',
    'unit.knot': 'knop kt kts',
    'unit.small': 'cm mm centimeter* millimeter* tomme* tommer',
    'unit.beside.time':
      'time timer timers timen timene t minutt* min sekund* sek dag dager dagers døgn uke uker måned måneder år kl klokka klokken',
    'unit.clock': 'utc gmt zulu lokal_tid lokaltid norsk_tid',
    'unit.degree': 'grad grader grads celsius',
    'unit.pressure': 'hpa mb qnh',
    'unit.frequency': 'mhz khz hz hertz megahertz kilohertz',
    'unit.mass': 'kg kilo kilogram gram tonn pund liter',
    'unit.level': 'fl flygenivå* flynivå*',
    datum: 'agl amsl msl havnivå* havoverflate* over_havet over_bakken over_terreng* moh',
    calendar: `januar februar mars april mai juni juli august september oktober november desember mandag* tirsdag* onsdag* torsdag* fredag* lørdag*
      søndag* jan feb jun jul aug sep sept okt nov des`,
    'compass.northEast': 'nordøst* nordaust* nord_øst*',
    'compass.northWest': 'nordvest* nord_vest*',
    'compass.southEast': 'sørøst* sydøst* sør_øst*',
    'compass.southWest': 'sørvest* sydvest* sør_vest*',
    'compass.north': 'nord*',
    'compass.south': 'sør* syd*',
    'compass.east': 'øst*',
    'compass.west': 'vest*',
  },
  compounds:
    /^(?:tjue|tretti|førti|femti|seksti|sytti|åtti|nitti)\p{L}|^(?:to|tre|fire|fem|seks|sju|syv|åtte|ni|ti)(?:hundre|tusen|timers|dagers|minutters|meters|fots|ganger|tiden$)/u,
  commonWords: new Set('og er på til av ikke som det den ved mellom fra blir har langs'.split(' ')),
};
