import type { HazardWords } from '../../catalogue.ts';
import type { HazardWording } from '../../explain/hazard-wording.ts';

/** Hazards in Spanish: what there is, and what to mind. */
export const hazards: Readonly<Record<HazardWording, HazardWords>> = {
  lowFlying: {
    noun: 'Aeronaves a baja altura',
    advice: 'Cuente con aeronaves a su altura y cédales el paso con antelación.',
  },
  militaryExercise: {
    noun: 'Ejercicio militar',
    advice: 'Cuente con aeronaves militares rápidas y a baja altura; aterrice en cuanto las oiga o las vea.',
  },
  firing: {
    noun: 'Ejercicios de tiro',
    advice: 'Manténgase fuera de la zona de tiro mientras duren los disparos.',
  },
  helicopters: {
    noun: 'Helicópteros',
    advice: 'Cuente con helicópteros a su altura y cédales el paso con antelación.',
  },
  airDisplay: {
    noun: 'Exhibición aérea',
    advice:
      'Cuente con aeronaves que maniobran con rapidez a baja altura; manténgase alejado de la exhibición.',
  },
  parachuting: {
    noun: 'Saltos en paracaídas',
    advice:
      'Esté atento a los paracaídas y al avión de los paracaidistas; manténgase alejado de la zona de lanzamiento.',
  },
  gliding: {
    noun: 'Planeadores',
    advice: 'Los planeadores son silenciosos y difíciles de ver; cédales el paso con antelación.',
  },
  paragliding: {
    noun: 'Parapentes o alas delta',
    advice: 'Los parapentes y las alas delta son lentos y difíciles de ver; cédales el paso con antelación.',
  },
  balloons: {
    noun: 'Globos o dirigibles',
    advice: 'Los globos no pueden apartarse de usted; mantenga una buena distancia.',
  },
  aerialWork: {
    noun: 'Trabajos aéreos',
    advice: 'Cuente con aviones o helicópteros a su altura y cédales el paso con antelación.',
  },
  cropSpraying: {
    noun: 'Fumigación agrícola a baja altura',
    advice: 'Cuente con aeronaves justo por encima de los campos; manténgase alejado de ellas.',
  },
  unmannedAircraft: {
    noun: 'Otros drones',
    advice: 'Manténgase alejado: quizá los otros pilotos no vean su dron.',
  },
  modelFlying: { noun: 'Aeromodelos', advice: 'Manténgase alejado de los aeromodelos.' },
  fireworks: {
    noun: 'Fuegos artificiales',
    advice: 'Manténgase bien alejado de los fuegos artificiales y de sus restos.',
  },
  lasers: {
    noun: 'Láseres',
    advice: 'Los láseres pueden deslumbrarle a usted y cegar la cámara; manténgase alejado de los haces.',
  },
  lights: { noun: 'Luces intensas', advice: 'Las luces intensas pueden deslumbrarle a usted y a la cámara.' },
  blasting: {
    noun: 'Voladuras o trabajos con explosivos',
    advice: 'Manténgase alejado mientras duren; pueden salir despedidos fragmentos a gran altura.',
  },
  rockets: {
    noun: 'Cohetes',
    advice: 'Evite volar en la zona a esas horas.',
  },
  spaceDebris: {
    noun: 'Caída de restos',
    advice: 'Pueden caer restos; evite volar allí a esas horas.',
  },
  gasRelease: {
    noun: 'Quema o venteo de gas',
    advice: 'Manténgase alejado: el gas caliente o en llamas puede destruir un dron.',
  },
  kites: {
    noun: 'Cometas',
    advice: 'Cuidado con los hilos de las cometas: son difíciles de ver.',
  },
  radioInterference: {
    noun: 'Posibles interferencias de radio',
    advice: 'El enlace de mando o el vídeo pueden fallar; esté preparado para el retorno automático.',
  },
  gnssInterference: {
    noun: 'Posibles interferencias en la navegación por satélite (GNSS)',
    advice:
      'El mantenimiento de la posición y el retorno automático pueden fallar; esté preparado para volar en manual.',
  },
  birds: {
    noun: 'Aves u otros animales',
    advice: 'Manténgase alejado de las aves; pueden atacar al dron o chocar con él.',
  },
  captiveBalloon: {
    noun: 'Globo cautivo',
    advice: 'Manténgase alejado del globo y de su cable, que es difícil de ver.',
  },
  smoke: {
    noun: 'Humo',
    advice: 'Mantenga el dron a la vista; el humo puede ocultarlo, al igual que a otras aeronaves.',
  },
  trafficConcentration: {
    noun: 'Más tráfico aéreo de lo habitual',
    advice: 'Cuente con más aeronaves a baja altura y cédales el paso con antelación.',
  },
  aerospace: {
    noun: 'Actividad aeroespacial',
    advice: 'Suele tratarse de cohetes o restos que caen; evite volar allí a esas horas.',
  },
  aerobatics: {
    noun: 'Acrobacias aéreas',
    advice: 'Las aeronaves acrobáticas maniobran con rapidez; manténgase bien alejado.',
  },
  droppedArticles: {
    noun: 'Objetos lanzados desde aeronaves',
    advice:
      'Tenga cuidado con las cargas que caen y con la aeronave que las lanza; manténgase alejado del lugar.',
  },
  exercise: {
    noun: 'Ejercicio',
    advice: 'Cuente con aeronaves, algunas rápidas o a baja altura; cédales el paso con antelación.',
  },
  militaryFlying: {
    noun: 'Actividad militar',
    advice:
      'Cuente con aeronaves militares, que pueden ser rápidas y volar bajo; aterrice en cuanto las oiga o las vea.',
  },
  specialFlying: {
    noun: 'Actividad aérea especial',
    advice: 'Cuente con aeronaves, algunas a baja altura; cédales el paso con antelación.',
  },
  otherActivity: {
    noun: 'Actividad que puede ser peligrosa para las aeronaves',
    advice: 'Lea el texto original para saber de qué se trata y manténgase alejado.',
  },
};
