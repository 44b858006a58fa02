import type { FlightMessages } from '../../flight/flight-messages.ts';

/** What is said of notices against a flight, in Norwegian. */
export const flight: FlightMessages = {
  verdictTouches: 'Berører flygingen din',
  verdictCannotTell: 'Kan ikke avgjøres',
  verdictNear: 'Nær flygingen din',
  verdictDoesNot: 'Berører ikke flygingen din',
  directions: 'N|NØ|Ø|SØ|S|SV|V|NV',
  durationWidth: 'long',

  insideArea: 'Flygingen din når inn i området',
  away: 'Området ligger {distance} unna ({direction})',
  awayOpen: 'Området ligger {distance} unna ({direction}), og NOTAM-en kan gjelde utenfor det',
  besidePoint: 'Posisjonen ligger {distance} unna ({direction})',
  besidePointOpen:
    'Posisjonen ligger {distance} unna ({direction}); det står ikke hvor langt rundt den NOTAM-en gjelder',
  pointInside: 'Posisjonen ligger innenfor flygingen din',
  insideExcluded:
    'Flygingen din ligger i en del som er unntatt, {distance} fra kanten; les hva som står om den delen',
  areaIncomplete: 'En del av grensen er ikke kjent',
  areaUnread: 'NOTAM-en nevner et sted som ikke kunne leses',
  insideSearchCircle: 'NOTAM-en tegner ikke noe område, og flygingen din ligger i eller nær søkeområdet',
  awayFromSearchCircle: 'NOTAM-en tegner ikke noe område; søkeområdet ligger {distance} unna ({direction})',
  aerodrome: '{icao} ligger {distance} unna ({direction})',
  aerodromeInside: '{icao} ligger innenfor flygingen din',
  placeUnknown: 'NOTAM-en sier ikke hvor den gjelder',
  placeOff: '{distance} {direction} for {place}',

  activeDuring: 'Aktiv {period}',
  endsBefore: 'Slutter {duration} før flygingen din',
  endsAsItBegins: 'Slutter idet flygingen din begynner',
  beginsAfter: 'Begynner {duration} etter flygingen din',
  beginsAsItEnds: 'Begynner idet flygingen din slutter',
  noHours: 'Ikke aktiv på noen av tidene den oppgir',
  hoursUnknown: 'Det kan ikke avgjøres om den er aktiv under flygingen din. {why}',
  whyContradictory: 'Start og slutt motsier hverandre.',
  whyPastEstimate: 'Sluttiden var anslått, og den kan fortsatt gjelde.',
  whyMayChange: 'Teksten sier at tidene kan endres.',
  whyOutsideText: 'Flygingen din er utenfor tidene i teksten, men den kan likevel gjelde.',

  reaches: 'Når høydene dine, fra {lower}',
  reachesUnsaid: 'Den oppgir ingen nedre grense; regn med at den når høydene dine',
  beginsAbove: 'Begynner {height} over ditt høyeste punkt',
  beginsAboveMountains: 'Begynner minst {height} over ditt høyeste punkt',
  beginsAboveUnsure:
    'Begynner {height} over ditt høyeste punkt, for lite til at en høydemåler kan avgjøre det',
  groundUnknown: 'Begynner ved {lower}; det er ikke kjent hvor høy bakken er der',
  endsBelowGround: 'Slutter ved {upper}, som er under bakken der; NOTAM-en kan være feil',
  heightsUnread: 'Den nedre grensen kunne ikke leses',

  replacedBy: 'Erstattet av {id}',
  cancelledBy: 'Opphevet av {id}',
  cancelsOne: 'Opphever bare {id}',
  cancelsSome: 'Opphever bare en annen NOTAM',
  checklist: 'Lister bare opp hvilke NOTAM-er som gjelder',

  dontFly: 'Ikke fly {hours}: {why}',
  bans: '{count, plural, one {# forbud} other {# forbud}}',
  bansFrom: '{count, plural, one {# forbud} other {# forbud}} fra {when}',
  weatherOver: 'været er over grensene dine',
  whyBoth: '{first}, {second}',
  permissionFrom: 'Bare med tillatelse fra {unit}',
  permission: 'Bare med tillatelse',
  restricted: 'Begrenset av {count, plural, one {# NOTAM} other {# NOTAM}}',
  undecided:
    'Ikke avklart: {count, plural, one {# NOTAM} other {# NOTAM}} kan forby eller begrense flygingen din',
  notTranslated:
    '{count, plural, one {# NOTAM som kan gjelde flygingen din, er ikke oversatt ennå} other {# NOTAM som kan gjelde flygingen din, er ikke oversatt ennå}}',
  mind: '{count, plural, one {# ting} other {# ting}} å passe på',
  harmless:
    '{count, plural, one {# NOTAM berører flygingen din, men ikke droner} other {# NOTAM berører flygingen din, men ingen av dem berører droner}}',
  nothing:
    '{count, plural, one {Den ene NOTAM-en berører ikke flygingen din} other {Ingen av disse # berører flygingen din}}',
  notToldMany: '{count, plural, one {# kunne ikke avgjøres} other {# kunne ikke avgjøres}}',
  joined: '{first}; {second}',
  weatherCare: 'været er nær grensene dine',
  weatherIncomplete: 'været er ufullstendig',
  weatherNotJudged: 'været er ikke vurdert',
  weatherWithin: 'været er innenfor grensene dine',
  noNotices: 'Ingen NOTAM er lest',

  lineBan: 'Forbud: {name}',
  linePermission: 'Tillatelse kreves: {name}',
  linePermissionFrom: 'Tillatelse fra {unit}: {name}',
  lineRestriction: 'Begrensning: {name}',
  lineOpen: 'Kan gjelde: {name}',
  lineMind: 'Pass på: {name}',
  lineNear: 'I nærheten: {name}',
  lineWhen: '{line}, {period}',
  lineHoursUnknown: '{line}, tidene kan ikke avgjøres',
  lineWeather: 'Været, {place}: {said}',
  lineNoWeather: 'Været er ikke vurdert: ingen oversatt rapport dekker flygingen din',
  standing:
    'Dette gjelder bare de NOTAM-ene som ble limt inn og lest. Sjekk også hele briefingen, dronesonene og de lokale reglene.',
};
