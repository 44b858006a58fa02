import type { FlightMessages } from '../../flight/flight-messages.ts';

/** What is said of notices against a flight, in Polish. */
export const flight: FlightMessages = {
  verdictTouches: 'Dotyczy twojego lotu',
  verdictCannotTell: 'Nie da się ustalić',
  verdictNear: 'Blisko twojego lotu',
  verdictDoesNot: 'Nie dotyczy twojego lotu',
  directions: 'płn.|płn.-wsch.|wsch.|płd.-wsch.|płd.|płd.-zach.|zach.|płn.-zach.',
  durationWidth: 'short',

  insideArea: 'Twój lot wchodzi w ten obszar',
  away: 'Obszar leży w odległości {distance} ({direction})',
  awayOpen: 'Obszar leży w odległości {distance} ({direction}), a NOTAM może obowiązywać także poza nim',
  besidePoint: 'Pozycja leży w odległości {distance} ({direction})',
  besidePointOpen:
    'Pozycja leży w odległości {distance} ({direction}); nie podano, jak daleko wokół niej NOTAM obowiązuje',
  pointInside: 'Pozycja leży w obrębie twojego lotu',
  insideExcluded:
    'Twój lot leży w części wyłączonej, {distance} od jej granicy; przeczytaj, co o niej napisano',
  areaIncomplete: 'Część granicy obszaru jest nieznana',
  areaUnread: 'NOTAM wymienia miejsce, którego nie udało się odczytać',
  insideSearchCircle: 'NOTAM nie wyznacza obszaru, a twój lot leży w obszarze wyszukiwania lub blisko niego',
  awayFromSearchCircle:
    'NOTAM nie wyznacza obszaru; obszar wyszukiwania leży w odległości {distance} ({direction})',
  aerodrome: '{icao} leży w odległości {distance} ({direction})',
  aerodromeInside: '{icao} leży w obrębie twojego lotu',
  placeUnknown: 'NOTAM nie mówi, gdzie obowiązuje',
  placeOff: '{distance} na {direction} od: {place}',

  activeDuring: 'Aktywny {period}',
  endsBefore: 'Kończy się {duration} przed twoim lotem',
  endsAsItBegins: 'Kończy się z początkiem twojego lotu',
  beginsAfter: 'Zaczyna się {duration} po twoim locie',
  beginsAsItEnds: 'Zaczyna się z końcem twojego lotu',
  noHours: 'Nieaktywny w żadnym z podanych czasów',
  hoursUnknown: 'Nie da się ustalić, czy jest aktywny podczas twojego lotu. {why}',
  whyContradictory: 'Jego początek i koniec są sprzeczne.',
  whyPastEstimate: 'Jego koniec był szacunkowy i może nadal obowiązywać.',
  whyMayChange: 'W tekście napisano, że godziny mogą się zmienić.',
  whyOutsideText: 'Twój lot wypada poza godzinami z tekstu, ale NOTAM może nadal obowiązywać.',

  reaches: 'Sięga twoich wysokości: zaczyna się od {lower}',
  reachesUnsaid: 'Nie podaje dolnej granicy; przyjmij, że sięga twoich wysokości',
  beginsAbove: 'Zaczyna się {height} nad twoim najwyższym punktem',
  beginsAboveMountains: 'Zaczyna się co najmniej {height} nad twoim najwyższym punktem',
  beginsAboveUnsure:
    'Zaczyna się {height} nad twoim najwyższym punktem; to za mało, by wysokościomierz to rozróżnił',
  groundUnknown: 'Zaczyna się od {lower}; wysokość terenu nie jest tam znana',
  endsBelowGround: 'Kończy się na {upper}, czyli poniżej terenu; NOTAM może zawierać błąd',
  heightsUnread: 'Nie udało się odczytać dolnej granicy',

  replacedBy: 'Zastąpiony przez {id}',
  cancelledBy: 'Odwołany przez {id}',
  cancelsOne: 'Tylko odwołuje {id}',
  cancelsSome: 'Tylko odwołuje inny NOTAM',
  checklist: 'Tylko wylicza obowiązujące NOTAM-y',

  dontFly: 'Nie lataj {hours}: {why}',
  bans: '{count, plural, one {# zakaz} few {# zakazy} many {# zakazów} other {# zakazu}}',
  bansFrom: '{count, plural, one {# zakaz} few {# zakazy} many {# zakazów} other {# zakazu}} od {when}',
  weatherOver: 'pogoda przekracza twoje limity',
  whyBoth: '{first}, {second}',
  permissionFrom: 'Tylko za zgodą: {unit}',
  permission: 'Tylko za zgodą',
  restricted:
    'Ograniczenia: {count, plural, one {# NOTAM} few {# NOTAM-y} many {# NOTAM-ów} other {# NOTAM-u}}',
  undecided:
    'Nierozstrzygnięte: {count, plural, one {# NOTAM może} few {# NOTAM-y mogą} many {# NOTAM-ów może} other {# NOTAM-u może}} zakazywać lotu lub go ograniczać',
  notTranslated:
    '{count, plural, one {# NOTAM, który może dotyczyć twojego lotu, nie jest jeszcze przetłumaczony} few {# NOTAM-y, które mogą dotyczyć twojego lotu, nie są jeszcze przetłumaczone} many {# NOTAM-ów, które mogą dotyczyć twojego lotu, nie jest jeszcze przetłumaczonych} other {# NOTAM-u, które mogą dotyczyć twojego lotu, nie jest jeszcze przetłumaczone}}',
  mind: '{count, plural, one {# rzecz, na którą trzeba uważać} few {# rzeczy, na które trzeba uważać} many {# rzeczy, na które trzeba uważać} other {# rzeczy, na które trzeba uważać}}',
  harmless:
    '{count, plural, one {# NOTAM dotyczy miejsca i czasu twojego lotu, ale nie dronów} few {# NOTAM-y dotyczą miejsca i czasu twojego lotu, ale żaden nie dotyczy dronów} many {# NOTAM-ów dotyczy miejsca i czasu twojego lotu, ale żaden nie dotyczy dronów} other {# NOTAM-u dotyczy miejsca i czasu twojego lotu, ale żaden nie dotyczy dronów}}',
  nothing:
    '{count, plural, one {Jedyny NOTAM nie dotyczy twojego lotu} few {Żaden z tych # NOTAM-ów nie dotyczy twojego lotu} many {Żaden z tych # NOTAM-ów nie dotyczy twojego lotu} other {Żaden z tych # NOTAM-ów nie dotyczy twojego lotu}}',
  notToldMany:
    '{count, plural, one {# nie udało się ustalić} few {# nie udało się ustalić} many {# nie udało się ustalić} other {# nie udało się ustalić}}',
  joined: '{first}; {second}',
  weatherCare: 'pogoda blisko twoich limitów',
  weatherIncomplete: 'dane o pogodzie niepełne',
  weatherNotJudged: 'pogoda nieoceniona',
  weatherWithin: 'pogoda w granicach twoich limitów',
  noNotices: 'Nie odczytano żadnego NOTAM-u',

  lineBan: 'Zakaz: {name}',
  linePermission: 'Wymagana zgoda: {name}',
  linePermissionFrom: 'Zgoda ({unit}): {name}',
  lineRestriction: 'Ograniczenie: {name}',
  lineOpen: 'Może obowiązywać: {name}',
  lineMind: 'Uwaga: {name}',
  lineNear: 'W pobliżu: {name}',
  lineWhen: '{line}, {period}',
  lineHoursUnknown: '{line}, godzin nie da się ustalić',
  lineWeather: 'Pogoda, {place}: {said}',
  lineNoWeather: 'Pogody nie oceniono: żaden przetłumaczony komunikat nie obejmuje twojego lotu',
  standing:
    'Dotyczy to tylko NOTAM-ów, które wklejono i odczytano. Sprawdź także pełny biuletyn przedlotowy (PIB), strefy geograficzne dla dronów i przepisy lokalne.',
};
