import type { HazardWords } from '../../catalogue.ts';
import type { HazardWording } from '../../explain/hazard-wording.ts';

/** Hazards in Polish: what there is, and what to mind. */
export const hazards: Readonly<Record<HazardWording, HazardWords>> = {
  lowFlying: {
    noun: 'Statki powietrzne na małej wysokości',
    advice: 'Spodziewaj się statków powietrznych na swojej wysokości i zawczasu ustępuj im drogi.',
  },
  militaryExercise: {
    noun: 'Ćwiczenia wojskowe',
    advice:
      'Spodziewaj się szybkich i nisko lecących wojskowych statków powietrznych; wyląduj, gdy je usłyszysz lub zobaczysz.',
  },
  firing: {
    noun: 'Strzelania',
    advice: 'Trzymaj się z dala od rejonu strzelań, dopóki trwają.',
  },
  helicopters: {
    noun: 'Śmigłowce',
    advice: 'Spodziewaj się śmigłowców na swojej wysokości i zawczasu ustępuj im drogi.',
  },
  airDisplay: {
    noun: 'Pokaz lotniczy',
    advice:
      'Spodziewaj się statków powietrznych gwałtownie manewrujących na małej wysokości; trzymaj się z dala od pokazów.',
  },
  parachuting: {
    noun: 'Skoki spadochronowe',
    advice:
      'Wypatruj spadochroniarzy i statku powietrznego, z którego skaczą; trzymaj się z dala od miejsca lądowania skoczków.',
  },
  gliding: {
    noun: 'Szybowce',
    advice: 'Szybowce są ciche i trudno je dostrzec; zawczasu ustępuj im drogi.',
  },
  paragliding: {
    noun: 'Paralotnie lub lotnie',
    advice: 'Paralotnie i lotnie są wolne i trudno je dostrzec; zawczasu ustępuj im drogi.',
  },
  balloons: {
    noun: 'Balony lub sterowce',
    advice: 'Balon nie może cię ominąć; zachowaj dużą odległość.',
  },
  aerialWork: {
    noun: 'Prace lotnicze',
    advice: 'Spodziewaj się samolotów lub śmigłowców na swojej wysokości i zawczasu ustępuj im drogi.',
  },
  cropSpraying: {
    noun: 'Opryski z małej wysokości',
    advice: 'Spodziewaj się statków powietrznych tuż nad polami; trzymaj się od nich z dala.',
  },
  unmannedAircraft: {
    noun: 'Inne drony',
    advice: 'Trzymaj się od nich z dala; ich piloci mogą nie widzieć twojego drona.',
  },
  modelFlying: {
    noun: 'Modele latające',
    advice: 'Trzymaj się z dala od lotów modeli.',
  },
  fireworks: {
    noun: 'Fajerwerki',
    advice: 'Trzymaj się z dala od fajerwerków i od miejsca opadania ich resztek.',
  },
  lasers: {
    noun: 'Lasery',
    advice: 'Lasery mogą oślepić ciebie i kamerę; trzymaj się z dala od wiązek światła.',
  },
  lights: {
    noun: 'Silne światła',
    advice: 'Silne światła mogą oślepić; nie kieruj na nie wzroku ani kamery.',
  },
  blasting: {
    noun: 'Prace strzałowe lub z materiałami wybuchowymi',
    advice: 'Trzymaj się z dala, dopóki trwają; odłamki mogą lecieć wysoko.',
  },
  rockets: {
    noun: 'Rakiety',
    advice: 'Unikaj lotów w tym obszarze w podanym czasie.',
  },
  spaceDebris: {
    noun: 'Spadające szczątki',
    advice: 'Unikaj lotów w tym obszarze w podanym czasie.',
  },
  gasRelease: {
    noun: 'Spalanie lub upust gazu',
    advice: 'Trzymaj się z dala: gorący lub płonący gaz może zniszczyć drona.',
  },
  kites: { noun: 'Latawce', advice: 'Uważaj na linki latawców, które trudno dostrzec.' },
  radioInterference: {
    noun: 'Możliwe zakłócenia radiowe',
    advice: 'Możesz stracić łącze sterowania lub obraz; bądź gotowy na automatyczny powrót.',
  },
  gnssInterference: {
    noun: 'Możliwe zakłócenia nawigacji satelitarnej (GNSS)',
    advice: 'Utrzymywanie pozycji i automatyczny powrót mogą zawieść; bądź gotowy do lotu w trybie ręcznym.',
  },
  birds: {
    noun: 'Ptaki lub inne zwierzęta',
    advice: 'Trzymaj się z dala od ptaków; mogą zaatakować drona lub się z nim zderzyć.',
  },
  captiveBalloon: {
    noun: 'Balon na uwięzi',
    advice: 'Trzymaj się z dala od balonu i jego liny, którą trudno dostrzec.',
  },
  smoke: {
    noun: 'Dym',
    advice: 'Nie trać drona z oczu; dym może zasłonić i jego, i inne statki powietrzne.',
  },
  trafficConcentration: {
    noun: 'Ruch lotniczy większy niż zwykle',
    advice:
      'Spodziewaj się większej liczby statków powietrznych na małej wysokości i zawczasu ustępuj im drogi.',
  },
  aerospace: {
    noun: 'Działalność kosmiczna',
    advice: 'Zwykle chodzi o rakiety lub spadające szczątki; unikaj lotów w tym obszarze w podanym czasie.',
  },
  aerobatics: {
    noun: 'Loty akrobacyjne',
    advice: 'Spodziewaj się statków powietrznych w szybkich manewrach; trzymaj się od nich z dala.',
  },
  droppedArticles: {
    noun: 'Zrzuty przedmiotów z powietrza',
    advice:
      'Uważaj na spadające ładunki i na statek powietrzny, który je zrzuca; trzymaj się z dala od tego miejsca.',
  },
  exercise: {
    noun: 'Ćwiczenia',
    advice:
      'Spodziewaj się statków powietrznych, także szybkich lub lecących nisko; zawczasu ustępuj im drogi.',
  },
  militaryFlying: {
    noun: 'Działalność wojskowa',
    advice:
      'Spodziewaj się wojskowych statków powietrznych, które mogą lecieć szybko i nisko; wyląduj, gdy je usłyszysz lub zobaczysz.',
  },
  specialFlying: {
    noun: 'Szczególna działalność lotnicza',
    advice: 'Spodziewaj się statków powietrznych, także lecących nisko; zawczasu ustępuj im drogi.',
  },
  otherActivity: {
    noun: 'Działalność, która może być niebezpieczna dla statków powietrznych',
    advice: 'Przeczytaj tekst oryginalny, aby sprawdzić, o co chodzi, i trzymaj się od tego z dala.',
  },
};
