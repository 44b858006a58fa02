import type { FlightMessages } from '../../flight/flight-messages.ts';

/** What is said of notices against a flight, in Russian. */
export const flight: FlightMessages = {
  verdictTouches: 'Затрагивает ваш полёт',
  verdictCannotTell: 'Определить нельзя',
  verdictNear: 'Рядом с вашим полётом',
  verdictDoesNot: 'Не затрагивает ваш полёт',
  directions: 'С|СВ|В|ЮВ|Ю|ЮЗ|З|СЗ',
  durationWidth: 'short',

  insideArea: 'Ваш полёт заходит в этот район',
  away: 'Район в {distance} от вас ({direction})',
  awayOpen: 'Район в {distance} от вас ({direction}), и NOTAM может действовать за его пределами',
  besidePoint: 'Точка в {distance} от вас ({direction})',
  besidePointOpen:
    'Точка в {distance} от вас ({direction}); на каком удалении от неё действует NOTAM, не сказано',
  pointInside: 'Точка находится внутри вашего полёта',
  insideExcluded: 'Ваш полёт в исключённой части, в {distance} от её края; прочтите, что о ней сказано',
  areaIncomplete: 'Часть границы района неизвестна',
  areaUnread: 'NOTAM называет место, которое прочитать не удалось',
  insideSearchCircle: 'NOTAM не задаёт района, и ваш полёт в его районе поиска или рядом с ним',
  awayFromSearchCircle: 'NOTAM не задаёт района; район поиска в {distance} от вас ({direction})',
  aerodrome: '{icao} в {distance} от вас ({direction})',
  aerodromeInside: '{icao} находится внутри вашего полёта',
  placeUnknown: 'NOTAM не говорит, где он действует',

  activeDuring: 'Действует {period}',
  endsBefore: 'Заканчивается за {duration} до вашего полёта',
  endsAsItBegins: 'Заканчивается с началом вашего полёта',
  beginsAfter: 'Начинается через {duration} после вашего полёта',
  beginsAsItEnds: 'Начинается с окончанием вашего полёта',
  noHours: 'Не действует ни в одно из указанных времён',
  hoursUnknown: 'Действует ли он во время вашего полёта, определить нельзя. {why}',
  whyContradictory: 'Его начало и окончание противоречат друг другу.',
  whyPastEstimate: 'Срок окончания был оценочным, и он может ещё действовать.',
  whyMayChange: 'В тексте сказано, что часы могут измениться.',
  whyOutsideText: 'Ваш полёт вне часов, указанных в тексте, но NOTAM может действовать.',

  reaches: 'Достигает ваших высот: начинается от {lower}',
  reachesUnsaid: 'Нижняя граница не указана; считайте, что он достигает ваших высот',
  beginsAbove: 'Начинается на {height} выше вашей верхней точки',
  beginsAboveMountains: 'Начинается не менее чем на {height} выше вашей верхней точки',
  beginsAboveUnsure: 'Начинается на {height} выше вашей верхней точки; для высотомера этого слишком мало',
  groundUnknown: 'Начинается от {lower}; высота земли там неизвестна',
  endsBelowGround: 'Заканчивается на {upper}, ниже земли; возможно, в NOTAM ошибка',
  heightsUnread: 'Нижнюю границу прочитать не удалось',

  replacedBy: 'Заменён: {id}',
  cancelledBy: 'Отменён: {id}',
  cancelsOne: 'Только отменяет {id}',
  cancelsSome: 'Только отменяет другой NOTAM',
  checklist: 'Только перечисляет действующие NOTAM',

  dontFly: 'Не летать {hours}: {why}',
  bans: '{count, plural, one {# запрет} few {# запрета} many {# запретов} other {# запрета}}',
  bansFrom: '{count, plural, one {# запрет} few {# запрета} many {# запретов} other {# запрета}} с {when}',
  weatherOver: 'погода вне ваших пределов',
  whyBoth: '{first}, {second}',
  permissionFrom: 'Только с разрешения: {unit}',
  permission: 'Только с разрешения',
  restricted: 'Ограничения: {count, plural, one {# NOTAM} few {# NOTAM} many {# NOTAM} other {# NOTAM}}',
  undecided:
    'Не решено: {count, plural, one {# NOTAM может} few {# NOTAM могут} many {# NOTAM могут} other {# NOTAM могут}} запрещать или ограничивать ваш полёт',
  notTranslated:
    '{count, plural, one {# NOTAM, который может касаться вашего полёта, ещё не переведён} few {# NOTAM, которые могут касаться вашего полёта, ещё не переведены} many {# NOTAM, которые могут касаться вашего полёта, ещё не переведены} other {# NOTAM, которые могут касаться вашего полёта, ещё не переведены}}',
  mind: '{count, plural, one {Учтите # обстоятельство} few {Учтите # обстоятельства} many {Учтите # обстоятельств} other {Учтите # обстоятельства}}',
  harmless:
    '{count, plural, one {# NOTAM затрагивает ваш полёт, но не дроны} few {# NOTAM затрагивают ваш полёт, но ни один не касается дронов} many {# NOTAM затрагивают ваш полёт, но ни один не касается дронов} other {# NOTAM затрагивают ваш полёт, но ни один не касается дронов}}',
  nothing:
    '{count, plural, one {Ни один из этих NOTAM (#) не затрагивает ваш полёт} few {Ни один из этих NOTAM (#) не затрагивает ваш полёт} many {Ни один из этих NOTAM (#) не затрагивает ваш полёт} other {Ни один из этих NOTAM (#) не затрагивает ваш полёт}}',
  notToldMany:
    '{count, plural, one {о # судить нельзя} few {о # судить нельзя} many {о # судить нельзя} other {о # судить нельзя}}',
  joined: '{first}; {second}',
  weatherCare: 'погода близка к вашим пределам',
  weatherIncomplete: 'данные о погоде неполные',
  weatherNotJudged: 'погода не оценена',
  weatherWithin: 'погода в ваших пределах',
  noNotices: 'Ни один NOTAM не прочитан',

  lineBan: 'Запрет: {name}',
  linePermission: 'Нужно разрешение: {name}',
  linePermissionFrom: 'Разрешение ({unit}): {name}',
  lineRestriction: 'Ограничение: {name}',
  lineOpen: 'Может действовать: {name}',
  lineMind: 'Учтите: {name}',
  lineNear: 'Рядом: {name}',
  lineWhen: '{line}, {period}',
  lineHoursUnknown: '{line}, часы определить нельзя',
  lineWeather: 'Погода, {place}: {said}',
  lineNoWeather: 'Погода не оценена: ни одна переведённая сводка не охватывает ваш полёт',
  standing:
    'Это относится только к вставленным и прочитанным NOTAM. Проверьте также полный предполётный бюллетень (PIB), зоны для дронов и местные правила.',
};
