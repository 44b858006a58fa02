import type { HazardWords } from '../../catalogue.ts';
import type { HazardWording } from '../../explain/hazard-wording.ts';

/** Hazards in Polish: what there is, and what to mind. */
export const hazards: Readonly<Record<HazardWording, HazardWords>> = {
  lowFlying: {
    reason: 'Możliwe są loty na małej wysokości.',
    advice:
      'Spodziewaj się statków powietrznych na swojej wysokości i odpowiednio wcześnie ustępuj im drogi.',
  },
  militaryExercise: {
    reason: 'Odbywają się ćwiczenia wojskowe.',
    advice:
      'Spodziewaj się szybkich i nisko lecących wojskowych statków powietrznych; wyląduj, gdy je usłyszysz lub zobaczysz.',
  },
  firing: {
    reason: 'Odbywają się strzelania.',
    advice: 'Trzymaj się z dala od rejonu strzelań, dopóki trwają.',
  },
  helicopters: {
    reason: 'Odbywają się loty śmigłowców.',
    advice: 'Spodziewaj się śmigłowców na swojej wysokości i odpowiednio wcześnie ustępuj im drogi.',
  },
  airDisplay: {
    reason: 'Odbywają się pokazy lotnicze.',
    advice:
      'Spodziewaj się statków powietrznych gwałtownie manewrujących na małej wysokości; trzymaj się z dala od pokazów.',
  },
  parachuting: {
    reason: 'Odbywają się skoki spadochronowe.',
    advice:
      'Wypatruj spadochroniarzy i statku powietrznego, z którego skaczą; trzymaj się z dala od miejsca lądowania skoczków.',
  },
  gliding: {
    reason: 'Odbywają się loty szybowców.',
    advice: 'Szybowce są ciche i trudno je dostrzec; odpowiednio wcześnie ustępuj im drogi.',
  },
  paragliding: {
    reason: 'Odbywają się loty paralotni lub lotni.',
    advice: 'Są wolne i trudno je dostrzec; odpowiednio wcześnie ustępuj im drogi.',
  },
  balloons: {
    reason: 'Odbywają się loty balonów lub sterowców.',
    advice: 'Balon nie może cię ominąć; zachowaj dużą odległość.',
  },
  aerialWork: {
    reason: 'Statki powietrzne wykonują prace lotnicze.',
    advice:
      'Spodziewaj się samolotów lub śmigłowców na swojej wysokości i odpowiednio wcześnie ustępuj im drogi.',
  },
  cropSpraying: {
    reason: 'Statki powietrzne wykonują opryski na małej wysokości.',
    advice: 'Spodziewaj się statków powietrznych tuż nad polami; trzymaj się od nich z dala.',
  },
  unmannedAircraft: {
    reason: 'Odbywają się loty innych dronów.',
    advice: 'Trzymaj się od nich z dala; ich piloci mogą cię nie widzieć.',
  },
  modelFlying: {
    reason: 'Odbywają się loty modeli latających.',
    advice: 'Trzymaj się z dala od lotów modeli.',
  },
  fireworks: {
    reason: 'Odbywa się pokaz fajerwerków.',
    advice: 'Trzymaj się z dala od fajerwerków i od miejsca opadania ich resztek.',
  },
  lasers: {
    reason: 'Używane są lasery.',
    advice: 'Mogą oślepić ciebie i kamerę; trzymaj się z dala od wiązek światła.',
  },
  lights: { reason: 'Używane są silne światła.', advice: 'Mogą oślepić ciebie i kamerę.' },
  blasting: {
    reason: 'Prowadzone są prace strzałowe lub z materiałami wybuchowymi.',
    advice: 'Trzymaj się z dala, dopóki trwają; odłamki mogą lecieć wysoko.',
  },
  rockets: {
    reason: 'Odbywają się starty lub odpalenia rakiet.',
    advice: 'Nie wlatuj w ten obszar w podanym czasie.',
  },
  spaceDebris: {
    reason: 'Mogą tu spaść szczątki.',
    advice: 'Nie lataj w tym obszarze w podanym czasie.',
  },
  gasRelease: {
    reason: 'Spalany lub wypuszczany jest gaz.',
    advice: 'Trzymaj się z dala: gorący lub płonący gaz może zniszczyć drona.',
  },
  kites: { reason: 'Puszczane są latawce.', advice: 'Uważaj na ich linki, które trudno dostrzec.' },
  radioInterference: {
    reason: 'Sygnały radiowe mogą być zakłócone.',
    advice: 'Możesz stracić łącze sterowania lub obraz; bądź gotowy na automatyczny powrót.',
  },
  gnssInterference: {
    reason: 'Nawigacja satelitarna (GNSS) może być zakłócona.',
    advice: 'Utrzymywanie pozycji i automatyczny powrót mogą zawieść; bądź gotowy do lotu w trybie ręcznym.',
  },
  birds: {
    reason: 'Ptaki lub inne zwierzęta stwarzają tu zagrożenie.',
    advice: 'Trzymaj się z dala od ptaków; mogą zaatakować drona lub się z nim zderzyć.',
  },
  captiveBalloon: {
    reason: 'W powietrzu jest balon na uwięzi.',
    advice: 'Trzymaj się z dala od balonu i jego liny, którą trudno dostrzec.',
  },
  smoke: {
    reason: 'Dym może ograniczać widzialność.',
    advice: 'Nie trać drona z oczu; dym może zasłonić i jego, i inne statki powietrzne.',
  },
  trafficConcentration: {
    reason: 'Ruch lotniczy może być większy niż zwykle.',
    advice:
      'Spodziewaj się większej liczby statków powietrznych na małej wysokości i odpowiednio wcześnie ustępuj im drogi.',
  },
  aerospace: {
    reason: 'Prowadzona jest działalność lotniczo-kosmiczna.',
    advice: 'Może chodzić o rakiety lub spadające części; nie wlatuj w ten obszar w podanym czasie.',
  },
  aerobatics: {
    reason: 'Odbywają się loty akrobacyjne.',
    advice: 'Spodziewaj się statków powietrznych w szybkich manewrach; trzymaj się od nich z dala.',
  },
  droppedArticles: {
    reason: 'Ze statków powietrznych zrzucane są przedmioty.',
    advice:
      'Uważaj na spadające ładunki i na statek powietrzny, który je zrzuca; trzymaj się z dala od tego miejsca.',
  },
  exercise: {
    reason: 'Odbywają się ćwiczenia.',
    advice:
      'Spodziewaj się statków powietrznych, także szybkich lub lecących nisko; odpowiednio wcześnie ustępuj im drogi.',
  },
  militaryFlying: {
    reason: 'Prowadzona jest działalność wojskowa.',
    advice:
      'Spodziewaj się wojskowych statków powietrznych, które mogą lecieć szybko i nisko; ląduj, gdy je usłyszysz lub zobaczysz.',
  },
  specialFlying: {
    reason: 'Odbywają się loty specjalne.',
    advice:
      'Spodziewaj się statków powietrznych, także lecących nisko; odpowiednio wcześnie ustępuj im drogi.',
  },
  otherActivity: {
    reason: 'Prowadzona jest działalność, która może być niebezpieczna dla statków powietrznych.',
    advice: 'Przeczytaj tekst oryginalny, aby sprawdzić, o co chodzi, i trzymaj się od tego z dala.',
  },
};
