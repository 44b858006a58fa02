import { expect, test } from 'vitest';
import { pl } from './catalogue.ts';
import { flight } from './flight.ts';
import { localeSettings } from './locale-settings.ts';
import { adjustSpelling } from './spelling.ts';
import { plWeather } from './weather.ts';

test.each([
  [
    'stoi dźwig (Glasgow), wysokość 132 ft (40 m) nad terenem',
    'stoi dźwig (Glasgow) o wysokości 132 ft (40 m) nad terenem',
  ],
  [
    'stoi dźwig 0,3 NM na WNW od JFK, wysokość 40 m (132 ft)',
    'stoi dźwig 0,3 NM na WNW od JFK o wysokości 40 m (132 ft)',
  ],
  ['Stoją dźwigi, do 85 ft (26 m) nad terenem', 'Stoją dźwigi o wysokości do 85 ft (26 m) nad terenem'],
  [
    'stoi dźwig, \ue002wysokość \ue000132\ue0ff ft\ue0ff',
    'stoi dźwig \ue002o wysokości \ue000132\ue0ff ft\ue0ff',
  ],
  [
    'będą wykonywane loty dronów (Bricket Wood), do 250 ft (76 m) nad terenem',
    'będą wykonywane loty dronów (Bricket Wood) do wysokości 250 ft (76 m) nad terenem',
  ],
  [
    'Będą wykonywane loty dronów, wysokość 150 ft (46 m) nad terenem, czyli 700 ft (213 m) nad poziomem morza',
    'Będą wykonywane loty dronów na wysokości 150 ft (46 m) nad terenem, czyli 700 ft (213 m) nad poziomem morza',
  ],
  ['odbędą się loty paralotniowe, do 2000 ft', 'odbędą się loty paralotniowe do wysokości 2000 ft'],
  [
    'stoi dźwig 605 m od ARP, azymut magnetyczny 135,08°, do 130 ft (40 m) nad terenem',
    'stoi dźwig 605 m od ARP, azymut magnetyczny 135,08°, o wysokości do 130 ft (40 m) nad terenem',
  ],
  [
    'stoi dźwig 605 m od ARP, azymut magnetyczny 074°, wysokość 130 ft (40 m)',
    'stoi dźwig 605 m od ARP, azymut magnetyczny 074°, o wysokości 130 ft (40 m)',
  ],
  ['Stoją dźwigi (Leeds) (kilka).', 'Stoi kilka dźwigów (Leeds).'],
  ['Dźwigi wieżowe (Leeds) (kilka)', 'Kilka dźwigów wieżowych (Leeds)'],
  ['stoją turbiny wiatrowe (kilka)', 'stoi kilka turbin wiatrowych'],
  [
    'Będą wykonywane loty dronów BVLOS wyłącznie w granicach czasowej strefy niebezpiecznej.',
    'Loty dronów BVLOS będą wykonywane wyłącznie w granicach czasowej strefy niebezpiecznej.',
  ],
  ['„RUNWAY CARAVAN” jest niedostępne', '„RUNWAY CARAVAN” – niedostępne'],
  ['„NEW GROUP OF OBST” jest w budowie', '„NEW GROUP OF OBST” – w budowie'],
  ['„RADAR” jest zamknięte', '„RADAR” – zamknięte'],
  ['Lotnisko Denham (EGLD): lotnisko jest zamknięte', 'Lotnisko Denham (EGLD) jest zamknięte'],
  ['w obszarze lotów na małej wysokości LFA 1, 2 i 7N', 'w obszarach lotów na małej wysokości LFA 1, 2 i 7N'],
  [
    'przelot pokazowy (Battle of Britain Memorial Flight) (Battlies Green, Suffolk)',
    'przelot pokazowy (Battle of Britain Memorial Flight; Battlies Green, Suffolk)',
  ],
  [
    'na ziemi leży metalowa płyta w obrębie drogi kołowania ALPHA 40 m na zachód od A12',
    'na ziemi leży metalowa płyta w obrębie drogi kołowania ALPHA, 40 m na zachód od A12',
  ],
  ['codziennie od wschodu słońca do zachodu słońca', 'codziennie od wschodu do zachodu słońca'],
  ['Godziny: czwartek, od 17:30 do 21:30 UTC.', 'Godziny: w czwartki od 17:30 do 21:30 UTC.'],
  ['wtorek, środa i piątek, całą dobę', 'we wtorki, środy i piątki całą dobę'],
  ['poniedziałek–piątek, od 10:00 do 12:00 UTC', 'od poniedziałku do piątku od 10:00 do 12:00 UTC'],
  ['Godziny: środa–czwartek, od 00:01 do 09:00 UTC', 'Godziny: w środy i czwartki od 00:01 do 09:00 UTC'],
  ['27 lutego 2023 roku i 3 i 10 marca 2023 roku', '27 lutego i 3 i 10 marca 2023 roku'],
  [
    'przebiega tu lina lub linia energetyczna (Marton), wysokość 120 ft (37 m) nad terenem',
    'przebiega tu lina lub linia energetyczna (Marton) na wysokości 120 ft (37 m) nad terenem',
  ],
  ['ptaki w pobliżu okolic lotniska', 'ptaki w pobliżu lotniska'],
  [
    'Czasowa strefa ograniczona jest aktywna tylko dla bezzałogowych statków powietrznych',
    'Czasowa strefa ograniczona jest aktywna i dotyczy tylko bezzałogowych statków powietrznych',
  ],
  ['strefy są aktywne tylko dla śmigłowców', 'strefy są aktywne i dotyczą tylko śmigłowców'],
  [
    'Służba ratowniczo-gaśnicza – kategoria obniżona do kat. 4',
    'Służba ratowniczo-gaśnicza – kategoria obniżona do 4',
  ],
  [
    'Kategoria ochrony przeciwpożarowej – kategoria podwyższona do kat. 6',
    'Kategoria ochrony przeciwpożarowej została podwyższona do 6',
  ],
  ['Paliwo: nowe godziny pracy', 'Paliwo: nowe godziny dostępności'],
  [
    'Lotnisko Kunsan (RKJK): uwaga: Drogi kołowania A i B są zamknięte',
    'Lotnisko Kunsan (RKJK): uwaga: drogi kołowania A i B są zamknięte',
  ],
])('words agree where they meet: %s', (apart, said) => {
  expect(adjustSpelling(apart)).toBe(said);
});

test.each([
  'Wysokość 755 ft (230 m) nad terenem',
  'sięga od ziemi do 2000 ft (610 m) nad poziomem morza',
  'stoi dźwig, promień pracy: 30 m',
  'będą wykonywane loty dronów, do 13 grudnia',
  'w obszarze lotów na małej wysokości LFA 14',
  'Strefa kontrolowana lotniska (CTR) (klasa D)',
  'Informacja o aktywności strefy (DAAIS) (Port of Dover)',
  'Lotnisko Denham (EGLD): droga startowa jest zamknięta',
  'od 28 grudnia 2023 roku do 2 stycznia 2024 roku',
  'Lotnisko jest czynne tylko dla śmigłowców',
  'Droga startowa jest dostępna tylko dla śmigłowców',
  'Służba informacji powietrznej: nowe godziny pracy',
  '„RUNWAY CARAVAN” nie działa',
])('nothing else changes: %s', (text) => {
  expect(adjustSpelling(text)).toBe(text);
});

test('no sentence of the catalogue is changed by itself', () => {
  const changed: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (adjustSpelling(value) !== value) changed.push(value);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  [pl, plWeather, flight].forEach(look);
  expect(changed).toEqual([]);
});

test.each([
  ['Strefa niebezpieczna EG D098C jest aktywna', 'aktywna strefa niebezpieczna EG D098C'],
  ['Czasowa strefa ograniczona jest aktywna, obszar C', 'aktywna czasowa strefa ograniczona, obszar C'],
  ['Strefa A i strefa B są aktywne', 'aktywne: strefa A i strefa B'],
  ['Następujące strefy niebezpieczne nie są aktywne', 'strefy niebezpieczne nieaktywne'],
  [
    'Czasowa strefa ograniczona jest aktywna i dotyczy tylko śmigłowców',
    'aktywna czasowa strefa ograniczona, dotyczy tylko śmigłowców',
  ],
  ['Czasowy obszar kontrolowany CTA 2 obowiązuje (klasa D)', 'Czasowy obszar kontrolowany CTA 2 (klasa D)'],
  ['Droga startowa 02/20 jest zamknięta', 'Droga startowa 02/20 zamknięta'],
  ['Wieża została przeniesiona', 'Wieża przeniesiona'],
])('a headline has no copula: %s', (statement, headline) => {
  expect(localeSettings.asHeadline?.(statement)).toBe(headline);
});

test.each([
  ['Czasowy obszar kontrolowany obowiązuje (klasa D)', 'obowiązuje Czasowy obszar kontrolowany (klasa D)'],
  ['Strefa jest aktywna', 'aktywna jest Strefa'],
  ['Światła podejścia nie działają', 'nie działają Światła podejścia'],
  ['Droga startowa jest zamknięta', 'Droga startowa jest zamknięta'],
])('the verb stands before its subject behind a time: %s', (statement, said) => {
  expect(localeSettings.afterTime?.(statement)).toBe(said);
});

test.each([
  ['wt., 27 paź', 'wt. 27.10'],
  ['wt., 27 paź 2026', 'wt. 27.10.2026'],
])('a day is short: %s', (printed, said) => {
  expect(localeSettings.adjustDay?.(printed)).toBe(said);
});
