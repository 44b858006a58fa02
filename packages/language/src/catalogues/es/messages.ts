import type { Messages } from '../../messages.ts';

/** Sentences and phrases in Spanish. */
export const messages: Messages = {
  utcDateTime: '{day} de {month} de {year} a las {time} UTC',
  utcDate: '{day} de {month} de {year}',
  timeRange: 'de {from} a {to} UTC',
  periodOverDays: 'desde el {from} hasta el {to}',
  timeRangeOverMidnight: 'de {from} a {to} UTC del día siguiente',
  daysAndHours: '{days}, cada día {hours}',
  dateRangeInMonth: 'del {firstDay} al {lastDay} de {month} de {year}',
  dateRangeInYear: 'del {firstDay} de {firstMonth} al {lastDay} de {lastMonth} de {year}',
  dateRange: 'del {from} al {to}',
  dayAndHours: '{date}, {hours}',

  heightFtAgl: '{ft} ft ({m} m) sobre el terreno',
  heightFtAmsl: '{ft} ft ({m} m) sobre el nivel del mar',
  heightFtStd: '{ft} ft ({m} m) según la presión estándar',
  heightMAgl: '{m} m ({ft} ft) sobre el terreno',
  heightMAmsl: '{m} m ({ft} ft) sobre el nivel del mar',
  heightFl: 'nivel de vuelo {level} (unos {ft} ft)',
  heightFlBrief: 'nivel de vuelo {level}',
  heightSurface: 'el suelo',
  heightUnlimited: 'altura ilimitada',
  limitsBetween: 'Desde {lower} hasta {upper}.',
  limitsUnlimited: 'Desde {lower}, sin límite superior.',
  limitsLowerOnly: 'Desde {lower}; no se indica el límite superior.',
  limitsUpperOnly: 'Hasta {upper}.',
  limitsFromCode:
    'No se indican límites. La línea Q, que solo sirve para clasificar, tiene los niveles {lower} a {upper} (en centenares de pies).',

  distanceNm: '{nm} NM ({metric})',
  distanceShort: '{metric} ({nm} NM)',
  areaCircle: 'Círculo con un radio de {radius} y centro en {position}.',
  areaPolygon:
    '{count, plural, one {Área con # vértice} many {Área con # vértices} other {Área con # vértices}}: {positions}.',
  areaCorridor: 'Corredor de {width} de ancho a lo largo de la línea {positions}.',
  areaPoint: 'Posición {position}.',
  areaNumber: 'Área {number}: {area}',
  areaWithLimits: '{area} {limits}',
  searchCircle:
    'Solo se conoce el área de búsqueda de la línea Q: {radius} alrededor de {position}. No es el peligro en sí.',
  coordinatesSearch: '{position}, radio {radius} (solo el área de búsqueda de la línea Q)',
  coordinatesCircle: '{position}, radio {radius}',
  coordinatesCorridor: '{positions}, ancho {width}',
  placeAerodromes: '{count, plural, one {Aeródromo} many {Aeródromos} other {Aeródromos}} {codes}',
  placeRegions:
    '{count, plural, one {Región de información de vuelo} many {Regiones de información de vuelo} other {Regiones de información de vuelo}} {codes}',
  placeOther: '{codes}',
  placeUnknown: 'El NOTAM no nombra ningún lugar que se haya podido leer',
  locationSentence: 'Lugar: {place}.',

  identityNew: 'NOTAM {id}.',
  identityReplace: 'NOTAM {id}, que sustituye al {refersTo}.',
  identityCancel: 'NOTAM {id}, que cancela el {refersTo}.',
  identityReplaceUnnamed: 'NOTAM {id}, que sustituye a un NOTAM anterior.',
  identityCancelUnnamed: 'NOTAM {id}, que cancela un NOTAM anterior.',

  subjectAndCondition: 'Asunto: {subject}. Estado: {condition}.',
  subjectOnly: 'Asunto: {subject}.',
  conditionOnly: 'Estado: {condition}.',
  aboutStandsInText: 'De qué trata este NOTAM solo consta en su texto.',
  unknownCode: 'El código {code} de la línea Q no figura en las tablas de la OACI; aténgase al texto.',

  validFromTo: 'Válido desde el {from} hasta el {to}.',
  validFromToEstimated: 'Válido desde el {from}; fin estimado: {to}.',
  validPermanent: 'Válido de forma permanente desde el {from}.',
  validFrom: 'Válido desde el {from}.',
  validFromOnly: 'Válido desde el {from}; no se pudo leer el fin.',
  validToOnly: 'Válido hasta el {to}; no se pudo leer el inicio.',
  validUnknown: 'No se pudo leer el período de validez.',

  scheduleHours: 'Horario (casilla D, «{text}»): {hours}.',
  scheduleMore:
    'Horario (casilla D, «{text}»): {hours}, y {count, plural, one {# período más} many {# períodos más} other {# períodos más}} hasta el {last}.',
  scheduleNoHours:
    'La casilla D dice «{text}». De ella no se pudo calcular ningún horario, así que puede estar activo en cualquier momento del período de validez.',
  schedulePartial:
    'La casilla D, «{text}», no se pudo leer por completo, así que puede estar activo en cualquier momento del período de validez. Horario leído: {hours}.',
  scheduleUnknown:
    'La casilla D, «{text}», no se pudo leer, así que puede estar activo en cualquier momento del período de validez.',
  scheduleNeverActive:
    'La casilla D dice «{text}», lo que no da ninguna hora de actividad dentro del período de validez.',

  term: '{term}: {meaning}',
  explainedTerms: '{text} [{terms}]',
  clause: '{statement}{adjuncts}.',
  clauseAreaLine: '{name}:{adjuncts}.',
  clauseAlone: '{adjuncts}.',
  clauseWeekdayHours: '{days}: {hours} UTC.',
  clauseWeekdayClosed: '{days}: cerrado.',
  weekdayRange: '{from} a {to}',
  clauseDayHours: '{days} de {month}: {hours} UTC.',
  clauseDayClosed: '{days} de {month}: cerrado.',
  clauseInformation: 'Para información: {value}.',
  clauseContact: 'Contacto: {value}.',
  clauseOperational: 'Solo para llamadas operativas: {value}.',
  arcClockwise:
    ', después, en el sentido de las agujas del reloj, por un arco de radio {radius} y centro en {centre}',
  arcAnticlockwise:
    ', después, en sentido contrario al de las agujas del reloj, por un arco de radio {radius} y centro en {centre}',
  arcClockwiseBetween:
    ', después, en el sentido de las agujas del reloj, por un arco de radio {radius} y centro en {centre} entre {ends}',
  arcAnticlockwiseBetween:
    ', después, en sentido contrario al de las agujas del reloj, por un arco de radio {radius} y centro en {centre} entre {ends}',
  adjunctRadius: ' en un radio de {radius} alrededor de {position}',
  adjunctRadiusOnly: ' en un radio de {radius}',
  adjunctPosition: ' en la posición {positions}',
  adjunctPositions: ' en las posiciones {positions}',
  adjunctBounded: ' dentro del área {positions}',
  adjunctBoundedNext: ' dentro del área que sigue',
  adjunctLowFlyingArea: ' en la zona de vuelo a baja altura {number}',
  adjunctAreaName: ', área {name}',
  adjunctPlace: ' ({name})',
  adjunctBetween: ' entre {from} y {to}',
  adjunctHeights: ', altura {heights}',
  adjunctUpTo: ', hasta {height}',
  adjunctRange: ', desde {lower} hasta {upper}',
  adjunctRangeUnlimited: ', desde {lower}, sin límite superior',
  adjunctHours: ', de {from} a {to} UTC',
  adjunctCause: ', por {cause}',
  adjunctCategory: ' a la categoría {category}',
  adjunctDefinedIn: ', según se define en {document}',
  adjunctUnit: ' a través de {unit}',
  adjunctFrequency: ' a través de {unit} en {frequency} MHz',
  adjunctFrequencyNext: ' o a través de {unit} en {frequency} MHz',
  textMissing: 'El NOTAM no tiene texto (casilla E) que se haya podido leer.',

  contactLine: '{label} {value}',

  unreadQuoted: '{problem} «{text}»',
  unreadField: '{field}: no se pudo leer.',

  reasonUnmannedAircraftBanned: 'El texto prohíbe las aeronaves no tripuladas.',
  reasonAllAircraftBanned: 'El texto prohíbe el vuelo a todas las aeronaves.',
  reasonAirspaceClosed: 'El espacio aéreo está cerrado.',
  reasonProhibitedAreaActive: 'Una zona prohibida está activa.',
  reasonProhibitedAreaActiveNamed: 'La zona prohibida {name} está activa.',
  reasonPermissionRequired: 'Para volar aquí se necesita permiso.',
  reasonPermissionRequiredFrom: 'Para volar aquí se necesita permiso de {unit}.',
  reasonBannedUnlessPermitted: 'Está prohibido volar aquí sin permiso.',
  reasonBannedUnlessPermittedBy: 'Está prohibido volar aquí sin permiso de {unit}.',
  reasonContactRequired: 'Debe establecer contacto antes de volar aquí.',
  reasonContactRequiredWith: 'Debe ponerse en contacto con {unit} antes de volar aquí.',
  reasonHeightLimited: 'La altura de vuelo está limitada.',
  reasonHeightLimitedTo: 'La altura de vuelo está limitada a {height}.',
  reasonAirspaceActive:
    '{airspace} está {form, select, feminine {activa} other {activo}} o se ha establecido recientemente.',
  reasonAirspaceActiveNamed:
    '{airspace} ({name}) está {form, select, feminine {activa} other {activo}} o se ha establecido recientemente.',
  reasonTrafficSubjectToClearance:
    'Todo el tránsito en la zona necesita autorización del control de tránsito aéreo.',
  reasonDroneRuleApplies: 'El texto establece una norma para los drones.',
  reasonObstacle: 'Hay un obstáculo a las alturas a las que vuelan los drones.',
  reasonObstacleHeight: 'Hay un obstáculo de {m} m ({ft} ft) de altura.',
  reasonObstacleUnlit: 'Hay un obstáculo sin iluminar a las alturas a las que vuelan los drones.',
  reasonObstacleHeightUnlit: 'Hay un obstáculo sin iluminar de {m} m ({ft} ft) de altura.',
  reasonAvoidanceAdvised: 'El texto recomienda a las aeronaves que eviten la zona.',
  reasonEffectUnclear: 'El texto no deja claro cómo afecta a los drones.',
  reasonDeactivated: 'La zona no está activa.',
  reasonLowObstacle: 'El obstáculo tiene solo {m} m ({ft} ft) de altura.',
  reasonChecklist: 'El aviso es una lista de verificación de los NOTAM vigentes.',
  reasonTestMessage: 'El aviso es un mensaje de prueba.',
  reasonTriggerWithoutEffect:
    'El aviso es un NOTAM de activación, que remite a un cambio publicado sin decir en qué consiste.',
  reasonPublicationChange: 'El aviso se refiere solo a publicaciones o a datos de contacto.',
  reasonCancellation: 'El aviso cancela otro NOTAM.',
  reasonReachesDroneHeights:
    'El límite inferior es {lower}, así que llega a las alturas a las que vuelan los drones.',
  reasonReachAssumed:
    'No se indica el límite inferior, así que se supone que llega a las alturas a las que vuelan los drones.',
  reasonReachUncertain:
    'El límite inferior es {lower}, así que depende de la elevación del terreno que llegue o no a las alturas a las que vuelan los drones.',
  reasonAboveDroneHeights:
    'El límite inferior es {lower}, por encima de las alturas a las que vuelan los drones.',
  reasonGroundHeightUnknown:
    'Aquí no se conoce la elevación del terreno; en alta montaña, {lower} puede quedar cerca del suelo.',
  reasonLimitsUnread: 'No se pudieron leer los límites de altura.',

  adviceForbidden: 'No vuele con drones en esta zona mientras el NOTAM esté activo.',
  adviceProhibitedArea: 'No vuele con drones en la zona prohibida mientras esté activa.',
  advicePermission: 'No vuele en la zona sin haber obtenido antes el permiso.',
  adviceContact: 'Establezca primero el contacto y vuele solo cuando haya recibido respuesta.',
  adviceHeightLimited: 'Manténgase por debajo de la altura que permite el texto.',
  adviceAirspace:
    'Manténgase fuera de la zona mientras esté activa, salvo que la dependencia responsable le haya autorizado a entrar.',
  adviceClearance: 'No vuele en la zona sin autorización del control de tránsito aéreo.',
  adviceDroneRule: 'Lea lo que el texto exige a los drones y cúmplalo antes de volar.',
  adviceObstacle:
    'Mantenga una buena distancia al obstáculo y tenga cuidado con los cables y con los helicópteros cercanos.',
  adviceAvoid: 'Manténgase alejado de la zona mientras el aviso esté activo.',
  adviceUnclear: 'Lea el texto original y pregunte en caso de duda.',
  adviceDeactivated: 'Este aviso no afecta al vuelo con drones mientras la zona siga inactiva.',
  adviceInformation: 'No contiene nada que un piloto de drones deba tener en cuenta para su vuelo.',
  adviceTrigger: 'Consulte el cambio publicado al que remite; este aviso no dice en qué consiste.',
  adviceCancellation: 'El NOTAM cancelado ya no se aplica. Puede que otro nuevo lo haya sustituido.',
  adviceAsk: 'Contactos que figuran en el aviso: {contacts}.',
  explainEstimated:
    'El fin es una estimación (EST). El aviso sigue en vigor hasta que se sustituya o se cancele, aunque pase esa hora.',
  explainPermanent: 'Es permanente (PERM): se aplica hasta que se cancele o se publique en otro documento.',
  explainHoursUnread:
    'El horario de actividad no se leyó por completo, así que considérelo activo todo el tiempo.',
  explainEndUnread: 'No se pudo leer el fin, así que considérelo todavía en vigor.',
  explainUnread:
    '{count, plural, one {Un punto del aviso no se pudo leer con certeza} many {# puntos del aviso no se pudieron leer con certeza} other {# puntos del aviso no se pudieron leer con certeza}}. Consulte el original.',
  sentence: '{text}.',
  standing:
    'Esto se refiere solo a este aviso. Consulte también toda la información previa al vuelo, las zonas para drones y las normas locales.',
};
