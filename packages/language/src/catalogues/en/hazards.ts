import type { HazardWords } from '../../catalogue.ts';
import type { HazardWording } from '../../explain/hazard-wording.ts';

/** Hazards in English: what there is, and what to mind. */
export const hazards: Readonly<Record<HazardWording, HazardWords>> = {
  lowFlying: {
    reason: 'Aircraft may fly low here.',
    advice: 'Expect aircraft at your height, and give way early.',
  },
  militaryExercise: {
    reason: 'A military exercise takes place.',
    advice: 'Expect fast, low-flying military aircraft; land when you hear or see them.',
  },
  firing: { reason: 'Firing takes place.', advice: 'Stay clear of the firing area while firing goes on.' },
  helicopters: {
    reason: 'Helicopters operate here.',
    advice: 'Expect helicopters at your height, and give way early.',
  },
  airDisplay: {
    reason: 'An air display takes place.',
    advice: 'Expect aircraft in fast manoeuvres at low height; stay away from the display.',
  },
  parachuting: {
    reason: 'Parachuting takes place.',
    advice: 'Watch for parachutes and for the jump aircraft; stay away from the drop zone.',
  },
  gliding: { reason: 'Gliders are flying.', advice: 'Gliders are silent and hard to see; give way early.' },
  paragliding: {
    reason: 'Paragliders or hang gliders are flying.',
    advice: 'They are slow and hard to see; give way early.',
  },
  balloons: {
    reason: 'Balloons or airships are flying.',
    advice: 'Balloons cannot turn away from you; keep a good distance.',
  },
  aerialWork: {
    reason: 'Aircraft do aerial work.',
    advice: 'Expect aircraft or helicopters at your height, and give way early.',
  },
  cropSpraying: {
    reason: 'Aircraft spray crops at low height.',
    advice: 'Expect aircraft just above the fields; stay away from them.',
  },
  unmannedAircraft: {
    reason: 'Other unmanned aircraft are flying.',
    advice: 'Keep clear of them; their pilots may not be able to see your drone.',
  },
  modelFlying: { reason: 'Model aircraft are flying.', advice: 'Keep clear of the model flying.' },
  fireworks: {
    reason: 'Fireworks are set off.',
    advice: 'Stay well away from the fireworks and their fallout.',
  },
  lasers: {
    reason: 'Lasers are used.',
    advice: 'They can dazzle you and blind the camera; stay away from the beams.',
  },
  lights: { reason: 'Strong lights are used.', advice: 'They can dazzle you and the camera.' },
  blasting: {
    reason: 'Blasting or work with explosives takes place.',
    advice: 'Stay away while it goes on; fragments can be thrown high.',
  },
  rockets: {
    reason: 'Rockets are launched or fired.',
    advice: 'Stay out of the area at the times given.',
  },
  spaceDebris: {
    reason: 'Debris may fall here.',
    advice: 'Do not fly in the area at the times given.',
  },
  gasRelease: {
    reason: 'Gas is burned or blown off.',
    advice: 'Stay away: hot or burning gas can destroy a drone.',
  },
  kites: { reason: 'Kites are flying.', advice: 'Look out for their lines, which are hard to see.' },
  radioInterference: {
    reason: 'Radio signals may be disturbed.',
    advice: 'Your control link or video may fail; be ready for return to home.',
  },
  gnssInterference: {
    reason: 'Satellite navigation (GNSS) may be disturbed.',
    advice: 'Position hold and return to home may fail; be ready to fly by hand.',
  },
  birds: {
    reason: 'Birds or other wildlife are a hazard here.',
    advice: 'Keep away from the birds; they can attack or hit the drone.',
  },
  captiveBalloon: {
    reason: 'A captive balloon is in the air.',
    advice: 'Keep clear of the balloon and its cable, which is hard to see.',
  },
  smoke: {
    reason: 'Smoke may reduce visibility.',
    advice: 'Keep the drone in sight; the smoke can hide it and other aircraft.',
  },
  trafficConcentration: {
    reason: 'There may be more air traffic than usual.',
    advice: 'Expect more aircraft at low height, and give way early.',
  },
  aerospace: {
    reason: 'Aerospace activity takes place.',
    advice: 'Rockets or falling parts may be meant; stay out of the area at the times given.',
  },
  aerobatics: {
    reason: 'Aerobatics are flown.',
    advice: 'Expect aircraft in fast manoeuvres; stay well away from them.',
  },
  droppedArticles: {
    reason: 'Articles are dropped from aircraft.',
    advice: 'Look out for falling loads and for the aircraft that drops them; stay away from the place.',
  },
  exercise: {
    reason: 'An exercise takes place.',
    advice: 'Expect aircraft, some of them fast or low; give way early.',
  },
  militaryFlying: {
    reason: 'Military activity takes place.',
    advice: 'Expect military aircraft, which can be fast and low; land when you hear or see them.',
  },
  specialFlying: {
    reason: 'Special flying activity takes place.',
    advice: 'Expect aircraft, some of them low; give way early.',
  },
  otherActivity: {
    reason: 'An activity that can be dangerous to aircraft takes place.',
    advice: 'Read the original text to see what it is, and keep away from it.',
  },
};
