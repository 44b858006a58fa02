import type { Messages } from '../../messages.ts';

/** Sentences and phrases in Polish. */
export const messages: Messages = {
  utcDateTime: '{day} {month} {year}, godz. {time} UTC',
  utcDate: '{day} {month} {year}',
  timeRange: 'godz. {from}–{to} UTC',
  periodOverDays: 'od {from} do {to}',
  timeRangeOverMidnight: 'godz. {from}–{to} UTC następnego dnia',
  daysAndHours: '{days}, codziennie {hours}',
  dateRangeInMonth: '{firstDay}–{lastDay} {month} {year}',
  dateRangeInYear: '{firstDay} {firstMonth} – {lastDay} {lastMonth} {year}',
  dateRange: '{from} – {to}',
  dayAndHours: '{date}, {hours}',

  heightFtAgl: '{ft} ft ({m} m) nad poziomem terenu',
  heightFtAmsl: '{ft} ft ({m} m) nad poziomem morza',
  heightFtStd: '{ft} ft ({m} m) według ciśnienia standardowego',
  heightMAgl: '{m} m ({ft} ft) nad poziomem terenu',
  heightMAmsl: '{m} m ({ft} ft) nad poziomem morza',
  heightFl: 'poziom lotu FL{level} (około {ft} ft)',
  heightFlBrief: 'poziom lotu FL{level}',
  heightSurface: 'powierzchnia ziemi',
  heightUnlimited: 'bez ograniczenia wysokości',
  limitsBetween: 'Dolna granica: {lower}; górna granica: {upper}.',
  limitsUnlimited: 'Dolna granica: {lower}; górnej granicy nie ma.',
  limitsLowerOnly: 'Dolna granica: {lower}; górnej granicy nie podano.',
  limitsUpperOnly: 'Górna granica: {upper}.',
  limitsFromCode:
    'Nie podano granic wysokości. W linii Q, która służy tylko do sortowania, są poziomy od {lower} do {upper} (w setkach stóp).',

  distanceNm: '{nm} NM ({metric})',
  distanceShort: '{metric} ({nm} NM)',
  areaCircle: 'Okrąg o promieniu {radius} i środku {position}.',
  areaPolygon:
    '{count, plural, one {Obszar o # wierzchołku} few {Obszar o # wierzchołkach} many {Obszar o # wierzchołkach} other {Obszar o # wierzchołka}}: {positions}.',
  areaCorridor: 'Korytarz o szerokości {width} wzdłuż linii {positions}.',
  areaPoint: 'Pozycja {position}.',
  areaNumber: 'Obszar {number}: {area}',
  areaWithLimits: '{area} {limits}',
  searchCircle:
    'Znany jest tylko okrąg z linii Q, który służy do wyszukiwania: promień {radius}, środek {position}. To nie jest sam obszar zagrożenia.',
  coordinatesSearch: '{position}, promień {radius} (tylko okrąg wyszukiwania z linii Q)',
  coordinatesCircle: '{position}, promień {radius}',
  coordinatesCorridor: '{positions}, szerokość {width}',
  placeAerodromes: '{count, plural, one {Lotnisko} few {Lotniska} many {Lotniska} other {Lotniska}} {codes}',
  placeRegions:
    '{count, plural, one {Rejon informacji powietrznej} few {Rejony informacji powietrznej} many {Rejony informacji powietrznej} other {Rejony informacji powietrznej}} {codes}',
  placeOther: '{codes}',
  placeUnknown: 'Nie udało się odczytać miejsca z NOTAM-u',
  locationSentence: 'Miejsce: {place}.',

  identityNew: 'NOTAM {id}.',
  identityReplace: 'NOTAM {id} zastępuje NOTAM {refersTo}.',
  identityCancel: 'NOTAM {id} odwołuje NOTAM {refersTo}.',
  identityReplaceUnnamed: 'NOTAM {id} zastępuje wcześniejszy NOTAM.',
  identityCancelUnnamed: 'NOTAM {id} odwołuje wcześniejszy NOTAM.',

  subjectAndCondition: 'Przedmiot: {subject}. Stan: {condition}.',
  subjectOnly: 'Przedmiot: {subject}.',
  conditionOnly: 'Stan: {condition}.',
  aboutStandsInText: 'Czego dotyczy ten NOTAM, podaje tylko jego tekst.',
  unknownCode: 'Kodu {code} z linii Q nie ma w tabelach ICAO; kieruj się tekstem.',

  validFromTo: 'Obowiązuje od {from} do {to}.',
  validFromToEstimated: 'Obowiązuje od {from}; przewidywany koniec: {to}.',
  validPermanent: 'Obowiązuje na stałe od {from}.',
  validFrom: 'Obowiązuje od {from}.',
  validFromOnly: 'Obowiązuje od {from}; końca nie udało się odczytać.',
  validToOnly: 'Obowiązuje do {to}; początku nie udało się odczytać.',
  validUnknown: 'Okresu obowiązywania nie udało się odczytać.',

  scheduleHours: 'Godziny (pole D, „{text}”): {hours}.',
  scheduleMore:
    'Godziny (pole D, „{text}”): {hours} oraz {count, plural, one {jeszcze # okres} few {jeszcze # okresy} many {jeszcze # okresów} other {jeszcze # okresu}}, ostatni do {last}.',
  scheduleNoHours:
    'Pole D ma treść „{text}”. Nie dało się z niej obliczyć godzin, więc NOTAM może być aktywny w każdej chwili okresu obowiązywania.',
  schedulePartial:
    'Pola D, „{text}”, nie odczytano w całości, więc NOTAM może być aktywny w każdej chwili okresu obowiązywania. Odczytane godziny: {hours}.',
  scheduleUnknown:
    'Pola D, „{text}”, nie udało się odczytać, więc NOTAM może być aktywny w każdej chwili okresu obowiązywania.',
  scheduleNeverActive:
    'Pole D ma treść „{text}”, z której nie wynikają żadne godziny w okresie obowiązywania.',

  term: '{term}: {meaning}',
  explainedTerms: '{text} [{terms}]',
  clause: '{statement}{adjuncts}.',
  clauseAreaLine: '{name}:{adjuncts}.',
  clauseAlone: '{adjuncts}.',
  clauseWeekdayHours: '{days}: godz. {hours} UTC.',
  clauseWeekdayClosed: '{days}: nieczynne.',
  weekdayRange: '{from} – {to}',
  clauseDayHours: '{days} {month}: godz. {hours} UTC.',
  clauseDayClosed: '{days} {month}: nieczynne.',
  clauseInformation: 'Informacje: {value}.',
  clauseContact: 'Kontakt: {value}.',
  clauseOperational: 'Wyłącznie w sprawach operacyjnych: {value}.',
  arcClockwise:
    ', następnie zgodnie z ruchem wskazówek zegara po łuku o promieniu {radius} i środku {centre}',
  arcAnticlockwise:
    ', następnie przeciwnie do ruchu wskazówek zegara po łuku o promieniu {radius} i środku {centre}',
  arcClockwiseBetween:
    ', następnie zgodnie z ruchem wskazówek zegara po łuku o promieniu {radius} i środku {centre} między punktami {ends}',
  arcAnticlockwiseBetween:
    ', następnie przeciwnie do ruchu wskazówek zegara po łuku o promieniu {radius} i środku {centre} między punktami {ends}',
  adjunctRadius: ' w promieniu {radius} od {position}',
  adjunctRadiusOnly: ' w promieniu {radius}',
  adjunctPosition: ' na pozycji {positions}',
  adjunctPositions: ' na pozycjach {positions}',
  adjunctBounded: ' w obszarze o granicach {positions}',
  adjunctBoundedNext: ' w obszarze o granicach podanych dalej',
  adjunctLowFlyingArea: ' w obszarze lotów na małej wysokości {number}',
  adjunctAreaName: ', obszar {name}',
  adjunctPlace: ' ({name})',
  adjunctBetween: ' między {from} a {to}',
  adjunctHeights: ', wysokość {heights}',
  adjunctUpTo: ', wysokość maksymalna: {height}',
  adjunctRange: ', dolna granica: {lower}, górna granica: {upper}',
  adjunctRangeUnlimited: ', dolna granica: {lower}, górnej granicy nie ma',
  adjunctHours: ', godz. {from}–{to} UTC',
  adjunctCause: ' z powodu {cause}',
  adjunctCategory: ' do kategorii {category}',
  adjunctDefinedIn: ', zgodnie z dokumentem {document}',
  adjunctUnit: ', organ: {unit}',
  adjunctFrequency: ', organ: {unit}, {frequency} MHz',
  adjunctFrequencyNext: ', lub {unit}, {frequency} MHz',
  textMissing: 'NOTAM nie ma tekstu (pole E), który dałoby się odczytać.',

  contactLine: '{label} {value}',

  unreadQuoted: '{problem} „{text}”',
  unreadField: '{field}: nie udało się odczytać.',

  reasonUnmannedAircraftBanned: 'Tekst zakazuje lotów bezzałogowych statków powietrznych.',
  reasonAllAircraftBanned: 'Tekst zakazuje lotów wszystkich statków powietrznych.',
  reasonAirspaceClosed: 'Przestrzeń powietrzna jest zamknięta.',
  reasonProhibitedAreaActive: 'Aktywna jest strefa zakazana.',
  reasonProhibitedAreaActiveNamed: 'Aktywna jest strefa zakazana {name}.',
  reasonPermissionRequired: 'Na lot w tym miejscu potrzebne jest zezwolenie.',
  reasonPermissionRequiredFrom: 'Na lot w tym miejscu potrzebne jest zezwolenie; wydaje je {unit}.',
  reasonBannedUnlessPermitted: 'Loty w tym miejscu bez zezwolenia są zakazane.',
  reasonBannedUnlessPermittedBy: 'Loty w tym miejscu bez zezwolenia są zakazane; zezwolenie wydaje {unit}.',
  reasonContactRequired: 'Przed lotem w tym miejscu trzeba nawiązać kontakt.',
  reasonContactRequiredWith: 'Przed lotem w tym miejscu trzeba nawiązać kontakt z organem {unit}.',
  reasonHeightLimited: 'Wysokość lotu jest ograniczona.',
  reasonHeightLimitedTo: 'Wysokość lotu jest ograniczona; maksimum: {height}.',
  reasonAirspaceActive:
    '{airspace} {form, select, feminine {jest aktywna} neuter {jest aktywne} plural {są aktywne} other {jest aktywny}} lub {form, select, feminine {została niedawno ustanowiona} neuter {zostało niedawno ustanowione} plural {zostały niedawno ustanowione} other {został niedawno ustanowiony}}.',
  reasonAirspaceActiveNamed:
    '{airspace} ({name}) {form, select, feminine {jest aktywna} neuter {jest aktywne} plural {są aktywne} other {jest aktywny}} lub {form, select, feminine {została niedawno ustanowiona} neuter {zostało niedawno ustanowione} plural {zostały niedawno ustanowione} other {został niedawno ustanowiony}}.',
  reasonTrafficSubjectToClearance:
    'Na każdy lot w tym obszarze potrzebne jest zezwolenie kontroli ruchu lotniczego.',
  reasonDroneRuleApplies: 'Tekst ustala zasadę dla dronów.',
  reasonObstacle: 'Na wysokościach lotów dronów znajduje się przeszkoda.',
  reasonObstacleHeight: 'Znajduje się tu przeszkoda o wysokości {m} m ({ft} ft).',
  reasonObstacleUnlit: 'Na wysokościach lotów dronów znajduje się nieoświetlona przeszkoda.',
  reasonObstacleHeightUnlit: 'Znajduje się tu nieoświetlona przeszkoda o wysokości {m} m ({ft} ft).',
  reasonAvoidanceAdvised: 'Tekst zaleca statkom powietrznym omijanie tego obszaru.',
  reasonEffectUnclear: 'Z tekstu nie wynika jasno, jak dotyczy to dronów.',
  reasonDeactivated: 'Strefa nie jest aktywna.',
  reasonLowObstacle: 'Przeszkoda ma tylko {m} m ({ft} ft) wysokości.',
  reasonChecklist: 'Jest to lista kontrolna obowiązujących NOTAM-ów.',
  reasonTestMessage: 'Jest to depesza testowa.',
  reasonTriggerWithoutEffect:
    'Jest to trigger NOTAM: wskazuje opublikowaną zmianę, ale nie mówi, na czym ona polega.',
  reasonPublicationChange: 'NOTAM dotyczy tylko publikacji lub danych kontaktowych.',
  reasonCancellation: 'Ten NOTAM odwołuje inny NOTAM.',
  reasonReachesDroneHeights: 'Dolna granica: {lower}, więc obejmuje to wysokości lotów dronów.',
  reasonReachAssumed: 'Nie podano dolnej granicy, więc przyjmuje się, że obejmuje to wysokości lotów dronów.',
  reasonReachUncertain:
    'Dolna granica: {lower}; to, czy obejmuje wysokości lotów dronów, zależy od wysokości terenu.',
  reasonAboveDroneHeights: 'Dolna granica: {lower}; to powyżej wysokości lotów dronów.',
  reasonGroundHeightUnknown:
    'Wysokość terenu nie jest tu znana; wysoko w górach dolna granica ({lower}) może znajdować się blisko ziemi.',
  reasonLimitsUnread: 'Granic wysokości nie udało się odczytać.',

  adviceForbidden: 'Nie lataj dronem w tym obszarze, gdy NOTAM jest aktywny.',
  adviceProhibitedArea: 'Nie lataj dronem w strefie zakazanej, gdy jest aktywna.',
  advicePermission: 'Nie lataj w tym obszarze, dopóki nie otrzymasz zezwolenia.',
  adviceContact: 'Najpierw nawiąż kontakt i lataj dopiero po otrzymaniu odpowiedzi.',
  adviceHeightLimited: 'Nie przekraczaj wysokości, na którą pozwala tekst.',
  adviceAirspace:
    'Nie wlatuj do strefy, gdy jest aktywna, chyba że zgodzi się na to organ, który za nią odpowiada.',
  adviceClearance: 'Nie lataj w tym obszarze bez zezwolenia kontroli ruchu lotniczego.',
  adviceDroneRule: 'Przed lotem przeczytaj, czego tekst wymaga od dronów, i zastosuj się do tego.',
  adviceObstacle:
    'Zachowaj dużą odległość od przeszkody; uważaj na przewody i liny oraz na śmigłowce w pobliżu.',
  adviceAvoid: 'Trzymaj się z dala od tego obszaru, gdy NOTAM jest aktywny.',
  adviceUnclear: 'Przeczytaj tekst oryginalny, a w razie wątpliwości zapytaj.',
  adviceDeactivated: 'Dopóki strefa jest nieaktywna, ten NOTAM nie dotyczy lotów dronów.',
  adviceInformation: 'Nie ma w nim nic, co wymagałoby działania od pilota drona.',
  adviceTrigger: 'Znajdź opublikowaną zmianę, którą wskazuje; sam NOTAM nie mówi, na czym ona polega.',
  adviceCancellation: 'NOTAM, który jest odwoływany, już nie obowiązuje. Mógł go zastąpić nowy.',
  adviceAsk: 'Kontakty podane w NOTAM-ie: {contacts}.',
  explainEstimated:
    'Koniec jest szacowany (EST). NOTAM obowiązuje, dopóki nie zostanie zastąpiony lub odwołany, nawet jeśli ten czas minie.',
  explainPermanent:
    'NOTAM jest stały (PERM): obowiązuje, dopóki nie zostanie odwołany lub opublikowany gdzie indziej.',
  explainHoursUnread:
    'Godzin aktywności nie odczytano w całości, więc przyjmij, że NOTAM jest aktywny przez cały czas.',
  explainEndUnread: 'Końca nie udało się odczytać, więc przyjmij, że NOTAM nadal obowiązuje.',
  explainUnread:
    'W tym NOTAM-ie {count, plural, one {# miejsca} few {# miejsc} many {# miejsc} other {# miejsca}} nie udało się odczytać z pewnością. Sprawdź oryginał.',
  sentence: '{text}.',
  standing:
    'Dotyczy to tylko tego NOTAM-u. Sprawdź także pełną odprawę przedlotową, strefy dla dronów i przepisy lokalne.',
};
