import type { HarmlessSubject } from '@klarnotam/notam';

/** Why a subject does not matter to a drone, in Spanish. */
export const harmless: Readonly<Record<HarmlessSubject, string>> = {
  runway: 'El aviso se refiere a una pista, que los drones no utilizan.',
  movementArea: 'El aviso se refiere a pistas, calles de rodaje o plataformas, que los drones no utilizan.',
  taxiway: 'El aviso se refiere a calles de rodaje, que los drones no utilizan.',
  apron:
    'El aviso se refiere a plataformas o puestos de estacionamiento de aeronaves, que los drones no utilizan.',
  lighting: 'El aviso se refiere a luces de aeródromo, sin relevancia para los drones.',
  navigationAid: 'El aviso se refiere a una ayuda para la navegación que los drones no utilizan.',
  procedure: 'El aviso se refiere a procedimientos para aeronaves tripuladas.',
  fuel: 'El aviso se refiere al combustible para aeronaves.',
  fireCategory: 'El aviso se refiere al servicio de salvamento y extinción de incendios de un aeródromo.',
  openingHours: 'El aviso se refiere a horarios de funcionamiento.',
  aerodromeClosed: 'El aviso se refiere al uso de un aeródromo.',
  communication: 'El aviso se refiere a comunicaciones por radio o radar para aeronaves tripuladas.',
  airTrafficService: 'El aviso se refiere a un servicio de tránsito aéreo para aeronaves tripuladas.',
  route: 'El aviso se refiere a rutas por encima de la altura de vuelo de los drones.',
  facility: 'El aviso se refiere a una instalación de un aeródromo que los drones no utilizan.',
  weatherService: 'El aviso se refiere a un servicio meteorológico.',
  flightPlanning: 'El aviso se refiere a los planes de vuelo de aeronaves tripuladas.',
  mannedOnly: 'El aviso se aplica solo a aeronaves tripuladas.',
  militaryOnly: 'El aviso se aplica solo a aeronaves militares.',
  someOperatorsOnly: 'El aviso no está dirigido a los pilotos de drones.',
  otherAerodrome: 'El aviso se refiere al tránsito hacia un aeródromo o desde él.',
  other: 'Su contenido no tiene efecto a la altura de vuelo de los drones.',
};
