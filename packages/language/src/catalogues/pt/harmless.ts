import type { HarmlessSubject } from '@klarnotam/notam';

/** Why a subject does not matter to a drone, in Portuguese. */
export const harmless: Readonly<Record<HarmlessSubject, string>> = {
  runway: 'Diz respeito a uma pista, que os drones não utilizam.',
  movementArea: 'Diz respeito a pistas, taxiways ou plataformas, que os drones não utilizam.',
  taxiway: 'Diz respeito a taxiways, que os drones não utilizam.',
  apron:
    'Diz respeito a uma plataforma (pátio) ou a posições de estacionamento de aeronaves, que os drones não utilizam.',
  lighting: 'Diz respeito a luzes de aeródromo, sem relevância para os drones.',
  navigationAid: 'Diz respeito a uma ajuda à navegação que os drones não utilizam.',
  procedure: 'Diz respeito a procedimentos para aeronaves tripuladas.',
  fuel: 'Diz respeito a combustível para aeronaves.',
  fireCategory: 'Diz respeito ao serviço de salvamento e combate a incêndios de um aeródromo.',
  openingHours: 'Diz respeito a horários de funcionamento.',
  aerodromeClosed: 'Diz respeito ao uso de um aeródromo.',
  communication: 'Diz respeito às comunicações por rádio ou ao radar para aeronaves tripuladas.',
  airTrafficService: 'Diz respeito a um serviço de tráfego aéreo para aeronaves tripuladas.',
  route: 'Diz respeito a rotas acima das alturas de voo de drones.',
  facility: 'Diz respeito a uma instalação de um aeródromo que os drones não utilizam.',
  weatherService: 'Diz respeito a um serviço meteorológico.',
  flightPlanning: 'Diz respeito a planos de voo de aeronaves tripuladas.',
  mannedOnly: 'Aplica-se apenas a aeronaves tripuladas.',
  militaryOnly: 'Aplica-se apenas a aeronaves militares.',
  someOperatorsOnly: 'O aviso não se dirige a pilotos de drones.',
  otherAerodrome: 'Diz respeito ao tráfego de e para um aeródromo.',
  other: 'O seu conteúdo não tem efeito a alturas de voo de drones.',
};
