import type { HarmlessSubject } from '@klarnotam/notam';

/** Why a subject does not matter to a drone, in English. */
export const harmless: Readonly<Record<HarmlessSubject, string>> = {
  runway: 'It concerns a runway, which drones do not use.',
  taxiway: 'It concerns taxiways, which drones do not use.',
  apron: 'It concerns an apron or aircraft stands, which drones do not use.',
  lighting: 'It concerns lights at an aerodrome, which drones do not use.',
  navigationAid: 'It concerns a navigation aid that drones do not use.',
  procedure: 'It concerns procedures for manned aircraft.',
  fuel: 'It concerns fuel for aircraft.',
  fireCategory: 'It concerns the rescue and fire fighting service of an aerodrome.',
  openingHours: 'It concerns opening hours.',
  aerodromeClosed: 'It says that an aerodrome is closed.',
  communication: 'It concerns radio communication with manned aircraft.',
  airTrafficService: 'It concerns an air traffic service for manned aircraft.',
  route: 'It concerns routes above drone heights.',
  facility: 'It concerns a facility at an aerodrome, which drones do not use.',
  weatherService: 'It concerns a weather service.',
  flightPlanning: 'It concerns flight plans of manned aircraft.',
  mannedOnly: 'It applies to manned aircraft only.',
  militaryOnly: 'It applies to military aircraft only.',
  someOperatorsOnly: 'It applies to some operators or nationalities only.',
  otherAerodrome: 'It concerns traffic to and from an aerodrome.',
  other: 'Its subject has no effect at drone heights.',
};
