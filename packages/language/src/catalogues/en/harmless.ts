import type { HarmlessSubject } from '@klarnotam/notam';

/** Why a subject does not matter to a drone, in English. */
export const harmless: Readonly<Record<HarmlessSubject, string>> = {
  runway: 'The notice concerns a runway, which drones do not use.',
  movementArea: 'The notice concerns runways, taxiways or aprons, which drones do not use.',
  taxiway: 'The notice concerns taxiways, which drones do not use.',
  apron: 'The notice concerns an apron or aircraft stands, which drones do not use.',
  lighting: 'The notice concerns aerodrome lights, which are not relevant to drones.',
  navigationAid: 'The notice concerns a navigation aid that drones do not use.',
  procedure: 'The notice concerns procedures for manned aircraft.',
  fuel: 'The notice concerns fuel for aircraft.',
  fireCategory: 'The notice concerns the rescue and fire fighting service of an aerodrome.',
  openingHours: 'The notice concerns operating hours.',
  aerodromeClosed: 'The notice concerns the use of an aerodrome.',
  communication: 'The notice concerns radio communication or radar for manned aircraft.',
  airTrafficService: 'The notice concerns an air traffic service for manned aircraft.',
  route: 'The notice concerns routes above drone heights.',
  facility: 'The notice concerns a facility at an aerodrome, which drones do not use.',
  weatherService: 'The notice concerns a weather service.',
  flightPlanning: 'The notice concerns flight plans of manned aircraft.',
  mannedOnly: 'The notice applies to manned aircraft only.',
  militaryOnly: 'The notice applies to military aircraft only.',
  someOperatorsOnly: 'The notice is not addressed to drone pilots.',
  otherAerodrome: 'The notice concerns traffic to and from an aerodrome.',
  other: 'Its subject has no effect at drone heights.',
};
