import type { HarmlessSubject } from '@klarnotam/notam';

/** Why a subject does not matter to a drone, in Portuguese. */
export const harmless: Readonly<Record<HarmlessSubject, string>> = {
  runway: 'O aviso refere-se a uma pista, que os drones não utilizam.',
  movementArea: 'O aviso refere-se a pistas, taxiways ou plataformas, que os drones não utilizam.',
  taxiway: 'O aviso refere-se a taxiways, que os drones não utilizam.',
  apron:
    'O aviso refere-se a uma plataforma ou a posições de estacionamento de aeronaves, que os drones não utilizam.',
  lighting: 'O aviso refere-se a luzes de aeródromo, sem relevância para os drones.',
  navigationAid: 'O aviso refere-se a uma ajuda à navegação que os drones não utilizam.',
  procedure: 'O aviso refere-se a procedimentos para aeronaves tripuladas.',
  fuel: 'O aviso refere-se a combustível para aeronaves.',
  fireCategory: 'O aviso refere-se ao serviço de salvamento e combate a incêndios de um aeródromo.',
  openingHours: 'O aviso refere-se a horários de funcionamento.',
  aerodromeClosed: 'O aviso refere-se ao uso de um aeródromo.',
  communication: 'O aviso refere-se às comunicações por rádio ou ao radar para aeronaves tripuladas.',
  airTrafficService: 'O aviso refere-se a um serviço de tráfego aéreo para aeronaves tripuladas.',
  route: 'O aviso refere-se a rotas acima das alturas de voo de drones.',
  facility: 'O aviso refere-se a uma instalação de um aeródromo que os drones não utilizam.',
  weatherService: 'O aviso refere-se a um serviço meteorológico.',
  flightPlanning: 'O aviso refere-se a planos de voo de aeronaves tripuladas.',
  mannedOnly: 'Aplica-se apenas a aeronaves tripuladas.',
  militaryOnly: 'Aplica-se apenas a aeronaves militares.',
  someOperatorsOnly: 'O aviso não se dirige a pilotos de drones.',
  otherAerodrome: 'O aviso refere-se ao tráfego de e para um aeródromo.',
  other: 'O seu conteúdo não tem efeito a alturas de voo de drones.',
};
