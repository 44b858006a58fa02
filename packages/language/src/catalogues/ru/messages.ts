import type { Messages } from '../../messages.ts';

/** Sentences and phrases in Russian. */
export const messages: Messages = {
  utcDateTime: '{time} UTC {day} {month} {year} года',
  utcDate: '{day} {month} {year} года',
  timeRange: '{from}–{to} UTC',
  periodOverDays: 'с {from} до {to}',
  timeRangeOverMidnight: '{from}–{to} UTC следующего дня',
  daysAndHours: '{days}, ежедневно {hours}',
  dateRangeInMonth: '{firstDay}–{lastDay} {month} {year} года',
  dateRangeInYear: '{firstDay} {firstMonth} – {lastDay} {lastMonth} {year} года',
  dateRange: '{from} – {to}',
  dayAndHours: '{date}, {hours}',

  heightFtAgl: '{ft} {ft, plural, one {фут} few {фута} many {футов} other {фута}} ({m} м) над уровнем земли',
  heightFtAmsl: '{ft} {ft, plural, one {фут} few {фута} many {футов} other {фута}} ({m} м) над уровнем моря',
  heightFtStd:
    '{ft} {ft, plural, one {фут} few {фута} many {футов} other {фута}} ({m} м) по стандартному давлению',
  heightMAgl: '{m} м ({ft} {ft, plural, one {фут} few {фута} many {футов} other {фута}}) над уровнем земли',
  heightMAmsl: '{m} м ({ft} {ft, plural, one {фут} few {фута} many {футов} other {фута}}) над уровнем моря',
  heightFl:
    'эшелон FL{level} (приблизительно {ft} {ft, plural, one {фут} few {фута} many {футов} other {фута}})',
  heightFlBrief: 'FL{level}',
  heightSurface: 'поверхность земли',
  heightUnlimited: 'без ограничения высоты',
  limitsBetween: 'Нижняя граница – {lower}, верхняя – {upper}.',
  limitsUnlimited: 'Нижняя граница – {lower}, верхней границы нет.',
  limitsLowerOnly: 'Нижняя граница – {lower}; верхняя не указана.',
  limitsUpperOnly: 'Верхняя граница – {upper}.',
  limitsFromCode:
    'Границы по высоте не указаны. В строке Q, которая служит только для сортировки, указаны уровни от {lower} до {upper} (в сотнях футов).',

  distanceNm: '{nm} NM ({metric})',
  distanceShort: '{metric} ({nm} NM)',
  areaCircle: 'Круг радиусом {radius} с центром {position}.',
  areaPolygon:
    '{count, plural, one {Многоугольник с # вершиной} few {Многоугольник с # вершинами} many {Многоугольник с # вершинами} other {Многоугольник с # вершины}}: {positions}.',
  areaCorridor: 'Коридор шириной {width} вдоль линии {positions}.',
  areaPoint: 'Точка {position}.',
  areaNumber: 'Район {number}: {area}',
  areaWithLimits: '{area} {limits}',
  searchCircle:
    'Известен только круг из строки Q, который служит для отбора извещений: радиус {radius}, центр {position}. Это не сам опасный участок.',
  coordinatesSearch: '{position}, радиус {radius} (только круг отбора из строки Q)',
  coordinatesCircle: '{position}, радиус {radius}',
  coordinatesCorridor: '{positions}, ширина {width}',
  placeAerodromes:
    '{count, plural, one {Аэродром} few {Аэродромы} many {Аэродромы} other {Аэродромы}} {codes}',
  placeRegions:
    '{count, plural, one {Район полётной информации} few {Районы полётной информации} many {Районы полётной информации} other {Районы полётной информации}} {codes}',
  placeOther: '{codes}',
  placeUnknown: 'Прочитать место в NOTAM не удалось',
  locationSentence: 'Место: {place}.',

  identityNew: 'NOTAM {id}.',
  identityReplace: 'NOTAM {id} заменяет NOTAM {refersTo}.',
  identityCancel: 'NOTAM {id} отменяет NOTAM {refersTo}.',
  identityReplaceUnnamed: 'NOTAM {id} заменяет более ранний NOTAM.',
  identityCancelUnnamed: 'NOTAM {id} отменяет более ранний NOTAM.',

  subjectAndCondition: 'Предмет: {subject}. Состояние: {condition}.',
  subjectOnly: 'Предмет: {subject}.',
  conditionOnly: 'Состояние: {condition}.',
  aboutStandsInText: 'О чём этот NOTAM, сказано только в его тексте.',
  unknownCode: 'Кода {code} из строки Q нет в таблицах ИКАО; руководствуйтесь текстом.',

  validFromTo: 'Действует с {from} до {to}.',
  validFromToEstimated: 'Действует с {from}; ориентировочное окончание – {to}.',
  validPermanent: 'Действует постоянно с {from}.',
  validFrom: 'Действует с {from}.',
  validFromOnly: 'Действует с {from}; окончание не удалось прочитать.',
  validToOnly: 'Действует до {to}; начало не удалось прочитать.',
  validUnknown: 'Период действия не удалось прочитать.',

  scheduleHours: 'Время действия (пункт D, «{text}»): {hours}.',
  scheduleMore:
    'Время действия (пункт D, «{text}»): {hours} и ещё {count, plural, one {# период} few {# периода} many {# периодов} other {# периода}}, последний – до {last}.',
  scheduleNoHours:
    'В пункте D указано «{text}». Перевести это в часы не удалось, поэтому извещение может действовать в любое время в пределах срока действия.',
  schedulePartial:
    'Пункт D, «{text}», прочитан не полностью, поэтому извещение может действовать в любое время в пределах срока действия. Прочитанное время: {hours}.',
  scheduleUnknown:
    'Пункт D, «{text}», не удалось прочитать, поэтому извещение может действовать в любое время в пределах срока действия.',
  scheduleNeverActive:
    'В пункте D указано «{text}», что не даёт ни одного периода в пределах срока действия.',

  sentences: '{first} {next}',
  clauseThing: '{subject}:',
  clauseThingLine: '{subject}: {adjuncts}',
  clauseContactUnit: 'Контакт, {unit}: {value}.',
  hoursNoted: '{hours} ({note})',
  hoursCategory: '{hours} (категория аварийно-спасательного и противопожарного обеспечения {category})',
  clauseDatesHours: '{days}: {hours} UTC',
  clauseDatesClosed: '{days}: закрыто',
  clauseWeekdayDayHours: '{weekday}, {day}-е число: {hours} UTC',
  adjunctFromTo: ' от {from} до {to}',
  adjunctDistance: ', в {distance}{relation}',
  adjunctFor: ' для {users}',
  adjunctExceptFor: ', кроме {users}',
  adjunctOnlyFor: ', только для {users}',
  adjunctMeasure: ', {name} – {value}',
  adjunctCorridor: ' в полосе по {distance} в обе стороны от линии {positions}',
  adjunctCorridorNext: ' в полосе по {distance} в обе стороны от линии через следующие точки',
  adjunctOperatedBy: ', эксплуатант – {name}',
  adjunctTo: ', новое значение – {value}',
  adjunctBy: ' на {value}',
  adjunctOnFrequency: ' на частоте {frequency}',
  adjunctFromDate: ', с {date}',
  adjunctUntilDate: ', до {date}',
  adjunctBelow: ' ниже отметки {height}',
  adjunctAbove: ' выше отметки {height}',
  adjunctAtOrBelow: ' на отметке {height} и ниже',
  adjunctAtOrAbove: ' на отметке {height} и выше',
  adjunctVia: ' {points}',
  adjunctNotice:
    ', с уведомлением за {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}}',
  adjunctClass: ', класс {value}',
  scheduleWords: 'Расшифровка: {words}.',
  scheduleDaily: 'ежедневно {times}',
  scheduleOnDays: '{days}, {times}',
  scheduleWithin: '{days} в период {dates}',
  scheduleExcept: '{clause}, кроме: {except}',
  scheduleContinuous: 'непрерывно: {from} – {to}',
  scheduleAllDay: 'круглосуточно',
  scheduleSunrise: 'восход солнца',
  scheduleSunset: 'заход солнца',
  scheduleAfterSunrise:
    '{minutes, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}} после восхода солнца',
  scheduleBeforeSunrise:
    '{minutes, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}} до восхода солнца',
  scheduleAfterSunset:
    '{minutes, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}} после захода солнца',
  scheduleBeforeSunset:
    '{minutes, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}} до захода солнца',
  scheduleDate: '{day} {month}',
  scheduleDates: '{from} – {to}',
  scheduleDayAndTime: '{day}, {time}',
  scheduleTimes: '{from} – {to} UTC',

  term: '{term}: {meaning}',
  explainedTerms: '{text} [{terms}]',
  clause: '{statement}{adjuncts}.',
  clauseAreaLine: '{name}:{adjuncts}.',
  clauseAlone: '{adjuncts}.',
  clauseWeekdayHours: '{days}: {hours} UTC.',
  clauseWeekdayClosed: '{days}: закрыто.',
  weekdayRange: '{from} – {to}',
  clauseDayHours: '{days} {month}: {hours} UTC.',
  clauseDayClosed: '{days} {month}: закрыто.',
  clauseInformation: 'Справки: {value}.',
  clauseContact: 'Контакт: {value}.',
  clauseOperational: 'Только для оперативной связи: {value}.',
  arcClockwise: ', далее по часовой стрелке по дуге радиусом {radius} с центром {centre}',
  arcAnticlockwise: ', далее против часовой стрелки по дуге радиусом {radius} с центром {centre}',
  arcClockwiseBetween:
    ', далее по часовой стрелке по дуге радиусом {radius} с центром {centre} между точками {ends}',
  arcAnticlockwiseBetween:
    ', далее против часовой стрелки по дуге радиусом {radius} с центром {centre} между точками {ends}',
  adjunctRadius: ' в радиусе {radius} от {position}',
  adjunctRadiusOnly: ' в радиусе {radius}',
  adjunctPosition: ' в точке {positions}',
  adjunctPositions: ' в точках {positions}',
  adjunctBounded: ' в районе с границами {positions}',
  adjunctBoundedNext: ' в районе с границами, указанными далее',
  adjunctLowFlyingArea: ' в зоне полётов на малых высотах {number}',
  adjunctAreaName: ', район {name}',
  adjunctPlace: ' ({name})',
  adjunctBetween: ' на участке от {from} до {to}',
  adjunctHeights: ', высота {heights}',
  adjunctUpTo: ', максимальная высота – {height}',
  adjunctRange: ', нижняя граница – {lower}, верхняя – {upper}',
  adjunctRangeUnlimited: ', нижняя граница – {lower}, верхней границы нет',
  adjunctHours: ', {from}–{to} UTC',
  adjunctCause: ' по причине {cause}',
  adjunctCategory: ', категория – {category}',
  adjunctDefinedIn: ', порядок описан в документе {document}',
  adjunctUnit: ' (орган: {unit})',
  adjunctFrequency: ' (орган: {unit}, {frequency} МГц)',
  adjunctFrequencyNext: ' или (орган: {unit}, {frequency} МГц)',
  textMissing: 'В NOTAM нет текста (пункт E), который удалось бы прочитать.',

  contactLine: '{label} {value}',

  unreadQuoted: '{problem} «{text}»',
  unreadField: '{field}: прочитать не удалось.',

  reasonUnmannedAircraftBanned: 'Текст запрещает полёты БВС.',
  reasonAllAircraftBanned: 'Текст запрещает полёты всех воздушных судов.',
  reasonAirspaceClosed: 'Воздушное пространство закрыто.',
  reasonProhibitedAreaActive: 'Действует запретная зона.',
  reasonProhibitedAreaActiveNamed: 'Действует запретная зона {name}.',
  reasonPermissionRequired: 'Для полётов здесь требуется разрешение.',
  reasonPermissionRequiredFrom: 'Для полётов здесь требуется разрешение; его выдаёт {unit}.',
  reasonBannedUnlessPermitted: 'Полёты здесь без разрешения запрещены.',
  reasonBannedUnlessPermittedBy: 'Полёты здесь без разрешения запрещены; разрешение выдаёт {unit}.',
  reasonContactRequired: 'Перед полётом здесь необходимо установить связь.',
  reasonContactRequiredWith: 'Перед полётом здесь необходимо установить связь с органом {unit}.',
  reasonHeightLimited: 'Высота полёта ограничена.',
  reasonHeightLimitedTo: 'Высота полёта ограничена: предел – {height}.',
  reasonAirspaceActive:
    '{airspace} {form, select, plural {действуют} other {действует}} либо недавно {form, select, feminine {установлена} neuter {установлено} plural {установлены} other {установлен}}.',
  reasonAirspaceActiveNamed:
    '{airspace} ({name}) {form, select, plural {действуют} other {действует}} либо недавно {form, select, feminine {установлена} neuter {установлено} plural {установлены} other {установлен}}.',
  reasonTrafficSubjectToClearance: 'Для любых полётов в этом районе требуется диспетчерское разрешение.',
  reasonDroneRuleApplies: 'Текст устанавливает правило для дронов.',
  reasonObstacle: 'На высотах полёта дронов находится препятствие.',
  reasonObstacleHeight:
    'Имеется препятствие высотой {m} м ({ft} {ft, plural, one {фут} few {фута} many {футов} other {фута}}).',
  reasonObstacleUnlit: 'На высотах полёта дронов находится препятствие без огней.',
  reasonObstacleHeightUnlit:
    'Имеется препятствие без огней высотой {m} м ({ft} {ft, plural, one {фут} few {фута} many {футов} other {фута}}).',
  reasonAvoidanceAdvised: 'Текст рекомендует воздушным судам обходить этот район.',
  reasonEffectUnclear: 'Из текста неясно, как это затрагивает дроны.',
  reasonDeactivated: 'Зона не действует.',
  reasonLowObstacle:
    'Высота препятствия – всего {m} м ({ft} {ft, plural, one {фут} few {фута} many {футов} other {фута}}).',
  reasonChecklist: 'Это контрольный перечень действующих NOTAM.',
  reasonTestMessage: 'Это тестовое сообщение.',
  reasonTriggerWithoutEffect:
    'Это триггерный NOTAM: он указывает на опубликованное изменение, но не говорит, в чём оно состоит.',
  reasonPublicationChange: 'Извещение касается только публикаций или контактных данных.',
  reasonCancellation: 'Извещение отменяет другой NOTAM.',
  reasonReachesDroneHeights: 'Нижняя граница – {lower}, поэтому высоты полёта дронов затронуты.',
  reasonReachAssumed: 'Нижняя граница не указана, поэтому высоты полёта дронов считаются затронутыми.',
  reasonReachUncertain:
    'Нижняя граница – {lower}; затронуты ли высоты полёта дронов, зависит от высоты местности.',
  reasonAboveDroneHeights: 'Нижняя граница – {lower}; это выше высот полёта дронов.',
  reasonGroundHeightUnknown:
    'Высота местности здесь неизвестна; высоко в горах нижняя граница ({lower}) может оказаться близко к земле.',
  reasonLimitsUnread: 'Границы по высоте не удалось прочитать.',

  adviceForbidden: 'Не выполняйте полёты дронов в этом районе, пока действует NOTAM.',
  adviceProhibitedArea: 'Не выполняйте полёты дронов в запретной зоне, пока она действует.',
  advicePermission: 'Не выполняйте полёты в этом районе, не получив сначала разрешения.',
  adviceContact: 'Сначала установите связь и летайте только после получения ответа.',
  adviceHeightLimited: 'Не превышайте высоту, разрешённую в тексте.',
  adviceAirspace:
    'Не входите в зону, пока она действует, если ответственный за неё орган не дал на это разрешения.',
  adviceClearance: 'Не выполняйте полёты в этом районе без диспетчерского разрешения.',
  adviceDroneRule: 'Перед полётом прочитайте, чего текст требует от дронов, и выполните это.',
  adviceObstacle:
    'Держитесь на достаточном расстоянии от препятствия; остерегайтесь проводов и тросов и следите, нет ли рядом вертолётов.',
  adviceAvoid: 'Держитесь в стороне от этого района, пока действует извещение.',
  adviceUnclear: 'Прочитайте исходный текст, а в случае сомнений обратитесь за разъяснением.',
  adviceDeactivated: 'Пока зона не действует, это извещение не затрагивает полёты дронов.',
  adviceInformation: 'В нём нет ничего, что требовало бы действий от внешнего пилота.',
  adviceTrigger:
    'Найдите опубликованное изменение, на которое оно указывает; само извещение не говорит, в чём оно состоит.',
  adviceCancellation: 'NOTAM, который оно отменяет, больше не действует. Его мог заменить новый.',
  adviceAsk: 'Контакты в извещении: {contacts}.',
  explainEstimated:
    'Время окончания – ориентировочное (EST). Извещение остаётся в силе, пока его не заменят или не отменят, даже если это время прошло.',
  explainPermanent:
    'Извещение постоянное (PERM): оно действует, пока его не отменят или пока сведения не опубликуют в другом месте.',
  explainHoursUnread:
    'Часы действия прочитаны не полностью, поэтому считайте, что извещение действует всё время.',
  explainEndUnread: 'Окончание не удалось прочитать, поэтому считайте, что извещение ещё действует.',
  explainUnread:
    '{count, plural, one {# место} few {# места} many {# мест} other {# места}} в извещении не удалось прочитать с уверенностью. Сверьтесь с исходным текстом.',
  sentence: '{text}.',
  standing:
    'Это относится только к данному извещению. Проверьте также полный предполётный инструктаж, зоны для дронов и местные правила.',
};
