import type { Messages } from '../../messages.ts';

/** Sentences and phrases in Portuguese. */
export const messages: Messages = {
  utcDateTime: '{day} de {month} de {year} às {time} UTC',
  utcDate: '{day} de {month} de {year}',
  timeRange: 'das {from} às {to} UTC',
  periodOverDays: 'desde {from} até {to}',
  timeRangeOverMidnight: 'das {from} às {to} UTC do dia seguinte',
  daysAndHours: '{days}, todos os dias {hours}',
  dateRangeInMonth: 'de {firstDay} a {lastDay} de {month} de {year}',
  dateRangeInYear: 'de {firstDay} de {firstMonth} a {lastDay} de {lastMonth} de {year}',
  dateRange: 'de {from} a {to}',
  dayAndHours: '{date}, {hours}',

  heightFtAgl: '{ft} ft ({m} m) acima do solo',
  heightFtAmsl: '{ft} ft ({m} m) acima do nível do mar',
  heightFtStd: '{ft} ft ({m} m) segundo a pressão padrão',
  heightMAgl: '{m} m ({ft} ft) acima do solo',
  heightMAmsl: '{m} m ({ft} ft) acima do nível do mar',
  heightFl: 'nível de voo {level} (cerca de {ft} ft)',
  heightFlBrief: 'nível de voo {level}',
  heightSurface: 'o solo',
  heightUnlimited: 'altura ilimitada',
  limitsBetween: 'Desde {lower} até {upper}.',
  limitsUnlimited: 'Desde {lower}, sem limite superior.',
  limitsLowerOnly: 'Desde {lower}; o limite superior não é indicado.',
  limitsUpperOnly: 'Até {upper}.',
  limitsFromCode:
    'Não são indicados limites. A linha Q, que serve apenas para triagem, tem os níveis {lower} a {upper} (em centenas de pés).',

  distanceNm: '{nm} NM ({metric})',
  distanceShort: '{metric} ({nm} NM)',
  areaCircle: 'Círculo com raio de {radius} e centro em {position}.',
  areaPolygon:
    '{count, plural, one {Área com # vértice} many {Área com # vértices} other {Área com # vértices}}: {positions}.',
  areaCorridor: 'Corredor com {width} de largura ao longo da linha {positions}.',
  areaPoint: 'Posição {position}.',
  areaNumber: 'Área {number}: {area}',
  areaWithLimits: '{area} {limits}',
  searchCircle:
    'Só é conhecida a área de pesquisa da linha Q: {radius} em torno de {position}. Não é o perigo em si.',
  coordinatesSearch: '{position}, raio {radius} (apenas a área de pesquisa da linha Q)',
  coordinatesCircle: '{position}, raio {radius}',
  coordinatesCorridor: '{positions}, largura {width}',
  placeAerodromes: '{count, plural, one {Aeródromo} many {Aeródromos} other {Aeródromos}} {codes}',
  placeRegions:
    '{count, plural, one {Região de informação de voo} many {Regiões de informação de voo} other {Regiões de informação de voo}} {codes}',
  placeOther: '{codes}',
  placeUnknown: 'O NOTAM não indica nenhum lugar que se tenha conseguido ler',
  locationSentence: 'Lugar: {place}.',

  identityNew: 'NOTAM {id}.',
  identityReplace: 'NOTAM {id}, que substitui o {refersTo}.',
  identityCancel: 'NOTAM {id}, que cancela o {refersTo}.',
  identityReplaceUnnamed: 'NOTAM {id}, que substitui um NOTAM anterior.',
  identityCancelUnnamed: 'NOTAM {id}, que cancela um NOTAM anterior.',

  subjectAndCondition: 'Assunto: {subject}. Estado: {condition}.',
  subjectOnly: 'Assunto: {subject}.',
  conditionOnly: 'Estado: {condition}.',
  aboutStandsInText: 'O assunto deste NOTAM consta apenas do seu texto.',
  unknownCode: 'O código {code} da linha Q não consta das tabelas da ICAO; guie-se pelo texto.',

  validFromTo: 'Válido desde {from} até {to}.',
  validFromToEstimated: 'Válido desde {from}; fim estimado: {to}.',
  validPermanent: 'Válido de forma permanente desde {from}.',
  validFrom: 'Válido desde {from}.',
  validFromOnly: 'Válido desde {from}; não foi possível ler o fim.',
  validToOnly: 'Válido até {to}; não foi possível ler o início.',
  validUnknown: 'Não foi possível ler o período de validade.',

  scheduleHours: 'Horário (campo D, «{text}»): {hours}.',
  scheduleMore:
    'Horário (campo D, «{text}»): {hours}, e {count, plural, one {mais # período} many {mais # períodos} other {mais # períodos}} até {last}.',
  scheduleNoHours:
    'O campo D diz «{text}». Não foi possível calcular um horário a partir dele, pelo que pode estar ativo em qualquer momento do período de validade.',
  schedulePartial:
    'O campo D, «{text}», não foi lido na totalidade, pelo que pode estar ativo em qualquer momento do período de validade. Horário lido: {hours}.',
  scheduleUnknown:
    'Não foi possível ler o campo D, «{text}», pelo que pode estar ativo em qualquer momento do período de validade.',
  scheduleNeverActive:
    'O campo D diz «{text}», o que não dá nenhuma hora de atividade dentro do período de validade.',

  term: '{term}: {meaning}',
  explainedTerms: '{text} [{terms}]',
  clause: '{statement}{adjuncts}.',
  clauseAreaLine: '{name}:{adjuncts}.',
  clauseAlone: '{adjuncts}.',
  clauseWeekdayHours: '{days}: {hours} UTC.',
  clauseWeekdayClosed: '{days}: fechado.',
  weekdayRange: '{from} a {to}',
  clauseDayHours: '{days} de {month}: {hours} UTC.',
  clauseDayClosed: '{days} de {month}: fechado.',
  clauseInformation: 'Para informações: {value}.',
  clauseContact: 'Contacto: {value}.',
  clauseOperational: 'Apenas para chamadas operacionais: {value}.',
  arcClockwise:
    ', depois, no sentido dos ponteiros do relógio, por um arco com raio de {radius} e centro em {centre}',
  arcAnticlockwise:
    ', depois, no sentido contrário ao dos ponteiros do relógio, por um arco com raio de {radius} e centro em {centre}',
  arcClockwiseBetween:
    ', depois, no sentido dos ponteiros do relógio, por um arco com raio de {radius} e centro em {centre} entre {ends}',
  arcAnticlockwiseBetween:
    ', depois, no sentido contrário ao dos ponteiros do relógio, por um arco com raio de {radius} e centro em {centre} entre {ends}',
  adjunctRadius: ' num raio de {radius} em torno de {position}',
  adjunctRadiusOnly: ' num raio de {radius}',
  adjunctPosition: ' na posição {positions}',
  adjunctPositions: ' nas posições {positions}',
  adjunctBounded: ' dentro da área {positions}',
  adjunctBoundedNext: ' dentro da área que se segue',
  adjunctLowFlyingArea: ' na área de voo a baixa altura {number}',
  adjunctAreaName: ', área {name}',
  adjunctPlace: ' ({name})',
  adjunctBetween: ' entre {from} e {to}',
  adjunctHeights: ', altura {heights}',
  adjunctUpTo: ', até {height}',
  adjunctRange: ', desde {lower} até {upper}',
  adjunctRangeUnlimited: ', desde {lower}, sem limite superior',
  adjunctHours: ', das {from} às {to} UTC',
  adjunctCause: ', devido a {cause}',
  adjunctCategory: ' para a categoria {category}',
  adjunctDefinedIn: ', conforme definido em {document}',
  adjunctUnit: ' através de {unit}',
  adjunctFrequency: ' através de {unit} em {frequency} MHz',
  adjunctFrequencyNext: ' ou através de {unit} em {frequency} MHz',
  textMissing: 'O NOTAM não tem texto (campo E) que se tenha conseguido ler.',

  contactLine: '{label} {value}',

  unreadQuoted: '{problem} «{text}»',
  unreadField: '{field}: não foi possível ler.',

  reasonUnmannedAircraftBanned: 'O texto proíbe as aeronaves não tripuladas.',
  reasonAllAircraftBanned: 'O texto proíbe o voo a todas as aeronaves.',
  reasonAirspaceClosed: 'O espaço aéreo está fechado.',
  reasonProhibitedAreaActive: 'Uma área proibida está ativa.',
  reasonProhibitedAreaActiveNamed: 'A área proibida {name} está ativa.',
  reasonPermissionRequired: 'Para voar aqui é necessária autorização.',
  reasonPermissionRequiredFrom: 'Para voar aqui é necessária autorização de {unit}.',
  reasonBannedUnlessPermitted: 'É proibido voar aqui sem autorização.',
  reasonBannedUnlessPermittedBy: 'É proibido voar aqui sem autorização de {unit}.',
  reasonContactRequired: 'Tem de estabelecer contacto antes de voar aqui.',
  reasonContactRequiredWith: 'Tem de contactar {unit} antes de voar aqui.',
  reasonHeightLimited: 'A altura de voo está limitada.',
  reasonHeightLimitedTo: 'A altura de voo está limitada a {height}.',
  reasonAirspaceActive:
    '{airspace} está {form, select, feminine {ativa} other {ativo}} ou foi {form, select, feminine {estabelecida} other {estabelecido}} recentemente.',
  reasonAirspaceActiveNamed:
    '{airspace} ({name}) está {form, select, feminine {ativa} other {ativo}} ou foi {form, select, feminine {estabelecida} other {estabelecido}} recentemente.',
  reasonTrafficSubjectToClearance:
    'Todo o tráfego na área precisa de autorização do controlo de tráfego aéreo.',
  reasonDroneRuleApplies: 'O texto estabelece uma regra para os drones.',
  reasonObstacle: 'Há um obstáculo nas alturas a que os drones voam.',
  reasonObstacleHeight: 'Há um obstáculo com {m} m ({ft} ft) de altura.',
  reasonObstacleUnlit: 'Há um obstáculo não iluminado nas alturas a que os drones voam.',
  reasonObstacleHeightUnlit: 'Há um obstáculo não iluminado com {m} m ({ft} ft) de altura.',
  reasonAvoidanceAdvised: 'O texto aconselha as aeronaves a evitar a área.',
  reasonEffectUnclear: 'O texto não deixa claro como os drones são afetados.',
  reasonDeactivated: 'A área não está ativa.',
  reasonLowObstacle: 'O obstáculo tem apenas {m} m ({ft} ft) de altura.',
  reasonChecklist: 'O aviso é uma lista de verificação dos NOTAM em vigor.',
  reasonTestMessage: 'O aviso é uma mensagem de teste.',
  reasonTriggerWithoutEffect:
    'O aviso é um NOTAM de ativação, que remete para uma alteração publicada sem dizer em que consiste.',
  reasonPublicationChange: 'O aviso refere-se apenas a publicações ou a dados de contacto.',
  reasonCancellation: 'O aviso cancela outro NOTAM.',
  reasonReachesDroneHeights: 'O limite inferior é {lower}, pelo que chega às alturas a que os drones voam.',
  reasonReachAssumed:
    'Não é indicado limite inferior, pelo que se supõe que chega às alturas a que os drones voam.',
  reasonReachUncertain:
    'O limite inferior é {lower}, pelo que depende da elevação do terreno se chega ou não às alturas a que os drones voam.',
  reasonAboveDroneHeights: 'O limite inferior é {lower}, acima das alturas a que os drones voam.',
  reasonGroundHeightUnknown:
    'A elevação do terreno não é conhecida aqui; em alta montanha, {lower} pode ficar perto do solo.',
  reasonLimitsUnread: 'Não foi possível ler os limites de altura.',

  adviceForbidden: 'Não voe com drones nesta área enquanto o NOTAM estiver ativo.',
  adviceProhibitedArea: 'Não voe com drones na área proibida enquanto ela estiver ativa.',
  advicePermission: 'Não voe na área sem ter obtido primeiro a autorização.',
  adviceContact: 'Estabeleça primeiro o contacto e voe apenas depois de receber resposta.',
  adviceHeightLimited: 'Mantenha-se abaixo da altura que o texto permite.',
  adviceAirspace:
    'Mantenha-se fora da área enquanto ela estiver ativa, exceto se o órgão responsável tiver autorizado a sua entrada.',
  adviceClearance: 'Não voe na área sem autorização do controlo de tráfego aéreo.',
  adviceDroneRule: 'Leia o que o texto exige dos drones e cumpra-o antes de voar.',
  adviceObstacle:
    'Mantenha uma boa distância do obstáculo e tenha cuidado com cabos e com helicópteros nas proximidades.',
  adviceAvoid: 'Mantenha-se afastado da área enquanto o aviso estiver ativo.',
  adviceUnclear: 'Leia o texto original e, em caso de dúvida, pergunte.',
  adviceDeactivated: 'O voo com drones não é afetado por este aviso enquanto a área permanecer inativa.',
  adviceInformation: 'Não contém nada que um piloto de drones deva ter em conta para o seu voo.',
  adviceTrigger: 'Consulte a alteração publicada para a qual remete; este aviso não diz em que consiste.',
  adviceCancellation: 'O NOTAM cancelado já não se aplica. Pode ter sido substituído por um novo.',
  adviceAsk: 'Contactos indicados no aviso: {contacts}.',
  explainEstimated:
    'O fim é uma estimativa (EST). O aviso continua em vigor até ser substituído ou cancelado, mesmo que essa hora passe.',
  explainPermanent: 'É permanente (PERM): aplica-se até ser cancelado ou publicado noutro documento.',
  explainHoursUnread:
    'O horário de atividade não foi lido na totalidade, pelo que deve considerá-lo ativo o tempo todo.',
  explainEndUnread: 'Não foi possível ler o fim, pelo que deve considerá-lo ainda em vigor.',
  explainUnread:
    '{count, plural, one {Não foi possível ler com certeza um ponto do aviso} many {Não foi possível ler com certeza # pontos do aviso} other {Não foi possível ler com certeza # pontos do aviso}}. Consulte o original.',
  sentence: '{text}.',
  standing:
    'Isto diz respeito apenas a este aviso. Consulte também toda a informação pré-voo, as zonas para drones e as regras locais.',
};
