import type { HazardWords } from '../../catalogue.ts';
import type { HazardWording } from '../../explain/hazard-wording.ts';

/** Hazards in Spanish: what there is, and what to mind. */
export const hazards: Readonly<Record<HazardWording, HazardWords>> = {
  lowFlying: {
    reason: 'Puede haber aeronaves en vuelo a baja altura.',
    advice: 'Cuente con aeronaves a su altura y cédales el paso con antelación.',
  },
  militaryExercise: {
    reason: 'Se realiza un ejercicio militar.',
    advice: 'Cuente con aeronaves militares rápidas y a baja altura; aterrice en cuanto las oiga o las vea.',
  },
  firing: {
    reason: 'Se realizan ejercicios de tiro.',
    advice: 'Manténgase fuera de la zona de tiro mientras duren los disparos.',
  },
  helicopters: {
    reason: 'Hay helicópteros en vuelo en la zona.',
    advice: 'Cuente con helicópteros a su altura y cédales el paso con antelación.',
  },
  airDisplay: {
    reason: 'Se celebra una exhibición aérea.',
    advice:
      'Cuente con aeronaves que maniobran con rapidez a baja altura; manténgase alejado de la exhibición.',
  },
  parachuting: {
    reason: 'Se realizan saltos en paracaídas.',
    advice:
      'Esté atento a los paracaídas y al avión de los paracaidistas; manténgase alejado de la zona de lanzamiento.',
  },
  gliding: {
    reason: 'Hay planeadores en vuelo.',
    advice: 'Los planeadores son silenciosos y difíciles de ver; cédales el paso con antelación.',
  },
  paragliding: {
    reason: 'Hay parapentes o alas delta en vuelo.',
    advice: 'Son lentos y difíciles de ver; cédales el paso con antelación.',
  },
  balloons: {
    reason: 'Hay globos o dirigibles en vuelo.',
    advice: 'Los globos no pueden apartarse de usted; mantenga una buena distancia.',
  },
  aerialWork: {
    reason: 'Hay aeronaves que realizan trabajos aéreos.',
    advice: 'Cuente con aviones o helicópteros a su altura y cédales el paso con antelación.',
  },
  cropSpraying: {
    reason: 'Hay aeronaves que fumigan cultivos a baja altura.',
    advice: 'Cuente con aeronaves justo por encima de los campos; manténgase alejado de ellas.',
  },
  unmannedAircraft: {
    reason: 'Hay otras aeronaves no tripuladas en vuelo.',
    advice: 'Manténgase separado de ellas; es posible que sus pilotos no vean su dron.',
  },
  modelFlying: { reason: 'Hay aeromodelos en vuelo.', advice: 'Manténgase alejado de los aeromodelos.' },
  fireworks: {
    reason: 'Se lanzan fuegos artificiales.',
    advice: 'Manténgase bien alejado de los fuegos artificiales y de sus restos.',
  },
  lasers: {
    reason: 'Se utilizan láseres.',
    advice: 'Pueden deslumbrarle a usted y cegar la cámara; manténgase alejado de los haces.',
  },
  lights: { reason: 'Se utilizan luces intensas.', advice: 'Pueden deslumbrarle a usted y a la cámara.' },
  blasting: {
    reason: 'Se realizan voladuras o trabajos con explosivos.',
    advice: 'Manténgase alejado mientras duren; pueden proyectar fragmentos a gran altura.',
  },
  rockets: {
    reason: 'Se lanzan o disparan cohetes.',
    advice: 'Manténgase fuera de la zona durante las horas indicadas.',
  },
  spaceDebris: {
    reason: 'Pueden caer restos en esta zona.',
    advice: 'No vuele en la zona durante las horas indicadas.',
  },
  gasRelease: {
    reason: 'Se quema o se expulsa gas.',
    advice: 'Manténgase alejado: el gas caliente o en llamas puede destruir un dron.',
  },
  kites: {
    reason: 'Hay cometas en vuelo.',
    advice: 'Tenga cuidado con los hilos, que son difíciles de ver.',
  },
  radioInterference: {
    reason: 'Las señales de radio pueden sufrir perturbaciones.',
    advice:
      'El enlace de mando o el vídeo pueden fallar; esté preparado para la vuelta al punto de despegue.',
  },
  gnssInterference: {
    reason: 'La navegación por satélite (GNSS) puede sufrir perturbaciones.',
    advice:
      'El mantenimiento de la posición y la vuelta automática pueden fallar; esté preparado para volar en manual.',
  },
  birds: {
    reason: 'Las aves u otros animales suponen un peligro aquí.',
    advice: 'Manténgase alejado de las aves; pueden atacar al dron o chocar con él.',
  },
  captiveBalloon: {
    reason: 'Hay un globo cautivo en el aire.',
    advice: 'Manténgase alejado del globo y de su cable, que es difícil de ver.',
  },
  smoke: {
    reason: 'El humo puede reducir la visibilidad.',
    advice: 'Mantenga el dron a la vista; el humo puede ocultarlo, al igual que a otras aeronaves.',
  },
  trafficConcentration: {
    reason: 'Puede haber más tránsito aéreo de lo habitual.',
    advice: 'Cuente con más aeronaves a baja altura y cédales el paso con antelación.',
  },
  aerospace: {
    reason: 'Se realiza una actividad aeroespacial.',
    advice:
      'Puede tratarse de cohetes o de restos que caen; manténgase fuera de la zona durante las horas indicadas.',
  },
  aerobatics: {
    reason: 'Se realizan vuelos acrobáticos.',
    advice: 'Cuente con aeronaves en maniobras rápidas; manténgase bien alejado.',
  },
  droppedArticles: {
    reason: 'Se lanzan objetos desde aeronaves.',
    advice:
      'Tenga cuidado con las cargas que caen y con la aeronave que las lanza; manténgase alejado del lugar.',
  },
  exercise: {
    reason: 'Se realiza un ejercicio.',
    advice: 'Cuente con aeronaves, algunas rápidas o a baja altura; cédales el paso con antelación.',
  },
  militaryFlying: {
    reason: 'Se realiza una actividad militar.',
    advice:
      'Cuente con aeronaves militares, que pueden ser rápidas y volar bajo; aterrice en cuanto las oiga o las vea.',
  },
  specialFlying: {
    reason: 'Se realiza una actividad de vuelo especial.',
    advice: 'Cuente con aeronaves, algunas a baja altura; cédales el paso con antelación.',
  },
  otherActivity: {
    reason: 'Se realiza una actividad que puede ser peligrosa para las aeronaves.',
    advice: 'Lea el texto original para saber de qué se trata y manténgase alejado.',
  },
};
