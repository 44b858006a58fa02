import type { FlightMessages } from '../../flight/flight-messages.ts';

/** What is said of notices against a flight, in Portuguese. */
export const flight: FlightMessages = {
  verdictTouches: 'Afeta o seu voo',
  verdictCannotTell: 'Não é possível determinar',
  verdictNear: 'Perto do seu voo',
  verdictDoesNot: 'Não afeta o seu voo',
  directions: 'N|NE|E|SE|S|SO|O|NO',
  durationWidth: 'long',

  insideArea: 'O seu voo entra na área',
  away: 'A área fica a {distance} ({direction})',
  awayOpen: 'A área fica a {distance} ({direction}) e o aviso pode aplicar-se para além dela',
  besidePoint: 'A posição fica a {distance} ({direction})',
  besidePointOpen:
    'A posição fica a {distance} ({direction}); não se diz até que distância o aviso se aplica',
  pointInside: 'A posição fica dentro do seu voo',
  insideExcluded:
    'O seu voo fica numa parte que o aviso exclui, a {distance} do limite; leia o que diz dessa parte',
  areaIncomplete: 'Parte do limite da área não é conhecida',
  areaUnread: 'O aviso refere um lugar que não foi possível ler',
  insideSearchCircle: 'O aviso não desenha nenhuma área e o seu voo está na zona de pesquisa ou perto dela',
  awayFromSearchCircle:
    'O aviso não desenha nenhuma área; a zona de pesquisa fica a {distance} ({direction})',
  aerodrome: '{icao} fica a {distance} ({direction})',
  aerodromeInside: '{icao} fica dentro do seu voo',
  placeUnknown: 'O aviso não diz onde se aplica',
  placeOff: '{distance} a {direction} de {place}',

  activeDuring: 'Ativo {period}',
  endsBefore: 'Termina {duration} antes do seu voo',
  endsAsItBegins: 'Termina quando o seu voo começa',
  beginsAfter: 'Começa {duration} depois do seu voo',
  beginsAsItEnds: 'Começa quando o seu voo termina',
  noHours: 'Não está ativo em nenhuma das horas que indica',
  hoursUnknown: 'Não é possível determinar se está ativo durante o seu voo. {why}',
  whyContradictory: 'O início e o fim contradizem-se.',
  whyPastEstimate: 'O fim era uma estimativa e pode ainda estar em vigor.',
  whyMayChange: 'O texto diz que as horas podem mudar.',
  whyOutsideText: 'O seu voo fica fora das horas do texto, mas pode ainda estar em vigor.',

  reaches: 'Atinge as suas alturas: começa em {lower}',
  reachesUnsaid: 'Não indica limite inferior; considere que atinge as suas alturas',
  beginsAbove: 'Começa {height} acima do seu ponto mais alto',
  beginsAboveMountains: 'Começa pelo menos {height} acima do seu ponto mais alto',
  beginsAboveUnsure:
    'Começa {height} acima do seu ponto mais alto, pouco demais para um altímetro distinguir',
  groundUnknown: 'Começa em {lower}; não se conhece a altura do terreno ali',
  endsBelowGround: 'Termina em {upper}, abaixo do terreno ali; o aviso pode conter um erro',
  heightsUnread: 'Não foi possível ler o limite inferior',

  replacedBy: 'Substituído por {id}',
  cancelledBy: 'Cancelado por {id}',
  cancelsOne: 'Apenas cancela {id}',
  cancelsSome: 'Apenas cancela outro aviso',
  checklist: 'Apenas enumera os avisos em vigor',

  dontFly: 'Não voe {hours}: {why}',
  bans: '{count, plural, one {# proibição} many {# proibições} other {# proibições}}',
  bansFrom: '{count, plural, one {# proibição} many {# proibições} other {# proibições}} a partir de {when}',
  weatherOver: 'tempo acima dos seus limites',
  whyBoth: '{first}, {second}',
  permissionFrom: 'Só com autorização de {unit}',
  permission: 'Só com autorização',
  restricted: 'Restringido por {count, plural, one {# aviso} many {# avisos} other {# avisos}}',
  undecided:
    'Por decidir: {count, plural, one {# aviso pode} many {# avisos podem} other {# avisos podem}} proibir ou restringir o seu voo',
  notTranslated:
    '{count, plural, one {# aviso que pode afetar o seu voo ainda não está traduzido} many {# avisos que podem afetar o seu voo ainda não estão traduzidos} other {# avisos que podem afetar o seu voo ainda não estão traduzidos}}',
  mind: '{count, plural, one {# coisa} many {# coisas} other {# coisas}} a ter em conta',
  harmless:
    '{count, plural, one {# aviso coincide com o seu voo, mas não afeta drones} many {# avisos coincidem com o seu voo; nenhum afeta drones} other {# avisos coincidem com o seu voo; nenhum afeta drones}}',
  nothing:
    '{count, plural, one {O único aviso não afeta o seu voo} many {Nenhum destes # avisos afeta o seu voo} other {Nenhum destes # avisos afeta o seu voo}}',
  notToldMany:
    '{count, plural, one {# não foi possível determinar} many {# não foi possível determinar} other {# não foi possível determinar}}',
  joined: '{first}; {second}',
  weatherCare: 'tempo perto dos seus limites',
  weatherIncomplete: 'meteorologia incompleta',
  weatherNotJudged: 'meteorologia não avaliada',
  weatherWithin: 'tempo dentro dos seus limites',
  noNotices: 'Nenhum aviso foi lido',

  lineBan: 'Proibição: {name}',
  linePermission: 'Exige autorização: {name}',
  linePermissionFrom: 'Autorização de {unit}: {name}',
  lineRestriction: 'Restrição: {name}',
  lineOpen: 'Pode aplicar-se: {name}',
  lineMind: 'Atenção: {name}',
  lineNear: 'Perto: {name}',
  lineWhen: '{line}, {period}',
  lineHoursUnknown: '{line}, horas por determinar',
  lineWeather: 'Meteorologia, {place}: {said}',
  lineNoWeather: 'A meteorologia não foi avaliada: nenhum relatório traduzido cobre o seu voo',
  standing:
    'Isto diz respeito apenas aos avisos que foram colados e lidos. Consulte também toda a informação pré-voo, as zonas para drones e as regras locais.',
};
