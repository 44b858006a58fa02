import type { HarmlessSubject } from '@klarnotam/notam';

/** Why a subject does not matter to a drone, in English. */
export const harmless: Readonly<Record<HarmlessSubject, string>> = {
  runway: 'This concerns aircraft using a runway, not drones.',
  movementArea: 'This concerns aircraft using runways, taxiways or aprons, not drones.',
  taxiway: 'This concerns aircraft using taxiways, not drones.',
  apron: 'This concerns aircraft using an apron or stands, not drones.',
  lighting: 'This concerns aerodrome lights, which do not matter to drones.',
  navigationAid: 'This concerns a navigation aid that drones do not use.',
  procedure: 'This concerns procedures for manned aircraft.',
  fuel: 'This concerns aviation fuel.',
  fireCategory: 'This concerns an aerodrome’s rescue and fire fighting service.',
  openingHours: 'This concerns operating hours.',
  aerodromeClosed: 'This concerns the use of an aerodrome.',
  communication: 'This concerns radio communication or radar for manned aircraft.',
  airTrafficService: 'This concerns an air traffic service for manned aircraft.',
  route: 'This concerns routes above drone heights.',
  facility: 'This concerns an aerodrome facility that drones do not use.',
  weatherService: 'This concerns a weather service.',
  flightPlanning: 'This concerns flight plans of manned aircraft.',
  mannedOnly: 'For manned aircraft only.',
  militaryOnly: 'For military aircraft only.',
  someOperatorsOnly: 'This is not addressed to drone pilots.',
  otherAerodrome: 'This concerns traffic to and from an aerodrome.',
  other: 'Its subject has no effect at drone heights.',
};
