import type { FlightMessages } from '../../flight/flight-messages.ts';

/** What is said of notices against a flight, in Spanish. */
export const flight: FlightMessages = {
  verdictTouches: 'Afecta a su vuelo',
  verdictCannotTell: 'No se puede determinar',
  verdictNear: 'Cerca de su vuelo',
  verdictDoesNot: 'No afecta a su vuelo',
  directions: 'N|NE|E|SE|S|SO|O|NO',
  durationWidth: 'long',

  insideArea: 'Su vuelo entra en la zona',
  away: 'La zona está a {distance} ({direction})',
  awayOpen: 'La zona está a {distance} ({direction}) y el aviso puede aplicarse más allá',
  besidePoint: 'La posición está a {distance} ({direction})',
  besidePointOpen:
    'La posición está a {distance} ({direction}); no se indica hasta qué distancia se aplica el aviso',
  pointInside: 'La posición queda dentro de su vuelo',
  insideExcluded:
    'Su vuelo queda en una parte que el aviso excluye, a {distance} de su borde; lea lo que dice de esa parte',
  areaIncomplete: 'Parte del límite de la zona no se conoce',
  areaUnread: 'El aviso nombra un lugar que no se pudo leer',
  insideSearchCircle:
    'El aviso no dibuja ninguna zona y su vuelo está en su zona de búsqueda o cerca de ella',
  awayFromSearchCircle:
    'El aviso no dibuja ninguna zona; su zona de búsqueda está a {distance} ({direction})',
  aerodrome: '{icao} está a {distance} ({direction})',
  aerodromeInside: '{icao} queda dentro de su vuelo',
  placeUnknown: 'El aviso no dice dónde se aplica',
  placeOff: '{distance} al {direction} de {place}',

  activeDuring: 'Activo {period}',
  endsBefore: 'Termina {duration} antes de su vuelo',
  endsAsItBegins: 'Termina cuando empieza su vuelo',
  beginsAfter: 'Empieza {duration} después de su vuelo',
  beginsAsItEnds: 'Empieza cuando termina su vuelo',
  noHours: 'No está activo en ninguna de las horas que indica',
  hoursUnknown: 'No se puede determinar si está activo durante su vuelo. {why}',
  whyContradictory: 'Su comienzo y su fin se contradicen.',
  whyPastEstimate: 'Su fin era una estimación y puede seguir en vigor.',
  whyMayChange: 'Su texto dice que las horas pueden cambiar.',
  whyOutsideText: 'Su vuelo queda fuera de las horas del texto, pero puede seguir en vigor.',

  reaches: 'Alcanza sus alturas: empieza en {lower}',
  reachesUnsaid: 'No indica límite inferior; considere que alcanza sus alturas',
  beginsAbove: 'Empieza {height} por encima de su punto más alto',
  beginsAboveMountains: 'Empieza al menos {height} por encima de su punto más alto',
  beginsAboveUnsure:
    'Empieza {height} por encima de su punto más alto, demasiado poco para que un altímetro lo distinga',
  groundUnknown: 'Empieza en {lower}; no se conoce la altura del terreno allí',
  endsBelowGround: 'Termina en {upper}, por debajo del terreno allí; el aviso puede contener un error',
  heightsUnread: 'No se pudo leer su límite inferior',

  replacedBy: 'Sustituido por {id}',
  cancelledBy: 'Cancelado por {id}',
  cancelsOne: 'Solo cancela {id}',
  cancelsSome: 'Solo cancela otro aviso',
  checklist: 'Solo enumera los avisos en vigor',

  dontFly: 'No vuele {hours}: {why}',
  bans: '{count, plural, one {# prohibición} many {# prohibiciones} other {# prohibiciones}}',
  bansFrom:
    '{count, plural, one {# prohibición} many {# prohibiciones} other {# prohibiciones}} desde {when}',
  weatherOver: 'el tiempo supera sus límites',
  whyBoth: '{first}, {second}',
  permissionFrom: 'Solo con permiso de {unit}',
  permission: 'Solo con permiso',
  restricted: 'Restringido por {count, plural, one {# aviso} many {# avisos} other {# avisos}}',
  undecided:
    'Sin resolver: {count, plural, one {# aviso puede} many {# avisos pueden} other {# avisos pueden}} prohibir o restringir su vuelo',
  notTranslated:
    '{count, plural, one {# aviso que puede afectar a su vuelo aún no está traducido} many {# avisos que pueden afectar a su vuelo aún no están traducidos} other {# avisos que pueden afectar a su vuelo aún no están traducidos}}',
  mind: '{count, plural, one {# cosa} many {# cosas} other {# cosas}} que tener en cuenta',
  harmless:
    '{count, plural, one {# aviso coincide con su vuelo, pero no afecta a los drones} many {# avisos coinciden con su vuelo; ninguno afecta a los drones} other {# avisos coinciden con su vuelo; ninguno afecta a los drones}}',
  nothing:
    '{count, plural, one {El único aviso no afecta a su vuelo} many {Ninguno de estos # avisos afecta a su vuelo} other {Ninguno de estos # avisos afecta a su vuelo}}',
  notToldMany:
    '{count, plural, one {# no se pudo determinar} many {# no se pudieron determinar} other {# no se pudieron determinar}}',
  joined: '{first}; {second}',
  weatherCare: 'el tiempo está cerca de sus límites',
  weatherIncomplete: 'meteorología incompleta',
  weatherNotJudged: 'meteorología sin evaluar',
  weatherWithin: 'el tiempo está dentro de sus límites',
  noNotices: 'No se ha leído ningún aviso',

  lineBan: 'Prohibición: {name}',
  linePermission: 'Requiere permiso: {name}',
  linePermissionFrom: 'Permiso de {unit}: {name}',
  lineRestriction: 'Restricción: {name}',
  lineOpen: 'Puede aplicarse: {name}',
  lineMind: 'Atención: {name}',
  lineNear: 'Cerca: {name}',
  lineWhen: '{line}, {period}',
  lineHoursUnknown: '{line}, horas sin determinar',
  lineWeather: 'Meteorología, {place}: {said}',
  lineNoWeather: 'La meteorología no se ha evaluado: ningún informe traducido cubre su vuelo',
  standing:
    'Esto se refiere solo a los avisos que se pegaron y se leyeron. Consulte también toda la información previa al vuelo, las zonas para drones y las normas locales.',
};
