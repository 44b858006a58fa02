import type { FigureWords } from './figure-words.ts';

/** Figures, units, days and directions in English. */
export const figures: FigureWords = {
  words: {
    none: 'third_party third_parties',
    numberWord: `two three four five six seven eight nine ten eleven twelve hundred* thousand* million* billion* trillion* dozen* zero nil nought
      second third* fourth* fifth* sixth* seventh* eighth* ninth* tenth* eleventh* twelfth* twice thrice triple* threefold quadruple* pair pairs
      couple tens scores gross threesome* foursome* trio trios quartet* quintet* fivefold sixfold tenfold quarter* plus minus percent* per_cent`,
    'bound.beside.more': 'more_than at_least no_less_than not_less_than upwards_of',
    'bound.beside.less': 'less_than fewer_than nearly almost just_under',
    'bound.beside.about': 'about approximately approx roughly circa abt apprx',
    both: 'both',
    half: 'half halves halfway',
    double: 'double* twofold dual two_way twin',
    'unit.foot': 'ft feet foot',
    'unit.metre': 'm mtr mtrs metre metres meter meters',
    'unit.kilometre': 'km kms kilomet*',
    'unit.mile': 'nm sm nmi mile miles',
    'unit.knot': 'kt kts knot knots kmh mph',
    'unit.small': 'cm mm centimet* millimet* inch inches yard yards',
    'unit.beside.time':
      'hour hours hr hrs h minute minutes min mins seconds sec secs day days week weeks month months year years',
    'unit.clock': "utc gmt zulu local_time lt am pm noon midnight midday o'clock",
    'unit.beside.zulu': 'Z',
    'unit.degree': 'degree degrees deg celsius',
    'unit.pressure': 'hpa mb mbar inhg qnh qfe',
    'unit.frequency': 'mhz khz ghz hz hertz megahertz kilohertz',
    'unit.mass': 'kg kgs kilogram* gram grams tonne* ton tons pound pounds lb lbs litre* liter* gallon*',
    'unit.level': 'fl flight_level*',
    datum:
      'agl amsl msl asl sea_level above_ground above_the_ground ground_level above_the_surface above_aerodrome',
    calendar: `january february april june july august september october november december monday* tuesday* wednesday* thursday* friday*
      saturday* sunday* jan feb apr jun jul aug sep sept oct nov dec tue wed thu fri March May Mar Mon Sat Sun MAR MAY MON SAT SUN`,
    'compass.northEast': 'northeast* north_east* NE NEERN',
    'compass.northWest': 'northwest* north_west* NW',
    'compass.southEast': 'southeast* south_east* SE',
    'compass.southWest': 'southwest* south_west* SW',
    'compass.north': 'north* N',
    'compass.south': 'south* S',
    'compass.east': 'east easter* eastern* eastward* eastbound* E',
    'compass.west': 'west wester* western* westward* westbound* W',
  },
  compounds: /^(?:twen|thir|fou?r|fif|six|seven|eigh|nine)t(?:een|y|ie)/u,
  commonWords: new Set('the of and is are with from this which between because been has'.split(' ')),
};
