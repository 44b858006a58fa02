import type { HazardWords } from '../../catalogue.ts';
import type { HazardWording } from '../../explain/hazard-wording.ts';

/** Hazards in English: what there is, and what to mind. */
export const hazards: Readonly<Record<HazardWording, HazardWords>> = {
  lowFlying: {
    noun: 'Low-flying aircraft',
    advice: 'Expect aircraft at your height, and give way early.',
  },
  militaryExercise: {
    noun: 'Military exercise',
    advice: 'Expect fast, low-flying military aircraft; land when you hear or see them.',
  },
  firing: { noun: 'Firing', advice: 'Stay clear of the firing area while firing is in progress.' },
  helicopters: {
    noun: 'Helicopters',
    advice: 'Look out for helicopters at your height, and give way early.',
  },
  airDisplay: {
    noun: 'Air display',
    advice: 'Expect aircraft manoeuvring fast at low level; stay away from the display.',
  },
  parachuting: {
    noun: 'Parachuting',
    advice: 'Watch for parachutes and for the jump aircraft; stay away from the drop zone.',
  },
  gliding: { noun: 'Gliders', advice: 'Gliders are silent and hard to see; give way early.' },
  paragliding: {
    noun: 'Paragliders or hang gliders',
    advice: 'Paragliders and hang gliders are slow and hard to see; give way early.',
  },
  balloons: {
    noun: 'Balloons or airships',
    advice: 'Balloons cannot turn away from you; keep a good distance.',
  },
  aerialWork: {
    noun: 'Aerial work',
    advice: 'Look out for aircraft or helicopters at your height, and give way early.',
  },
  cropSpraying: {
    noun: 'Low-level crop spraying',
    advice: 'Expect aircraft just above the fields; stay away from them.',
  },
  unmannedAircraft: {
    noun: 'Other unmanned aircraft',
    advice: 'Keep clear: the other pilots may not see your drone.',
  },
  modelFlying: { noun: 'Model aircraft', advice: 'Keep clear of the model flying.' },
  fireworks: {
    noun: 'Fireworks',
    advice: 'Stay well away from the fireworks and their fallout.',
  },
  lasers: {
    noun: 'Lasers',
    advice: 'Lasers can dazzle you and blind the camera; stay away from the beams.',
  },
  lights: { noun: 'Strong lights', advice: 'Strong lights can dazzle you and the camera.' },
  blasting: {
    noun: 'Blasting or work with explosives',
    advice: 'Stay away while it is in progress; fragments can be thrown high.',
  },
  rockets: {
    noun: 'Rockets',
    advice: 'Avoid flying in the area at these times.',
  },
  spaceDebris: {
    noun: 'Falling debris',
    advice: 'Debris may fall; avoid flying in the area at these times.',
  },
  gasRelease: {
    noun: 'Gas flaring or venting',
    advice: 'Stay away: hot or burning gas can destroy a drone.',
  },
  kites: { noun: 'Kites', advice: 'Look out for kite lines, which are hard to see.' },
  radioInterference: {
    noun: 'Possible radio interference',
    advice: 'Your control link or video may fail; be ready to use return-to-home.',
  },
  gnssInterference: {
    noun: 'Possible interference with satellite navigation (GNSS)',
    advice: 'Position hold and return-to-home may fail; be ready to fly manually.',
  },
  birds: {
    noun: 'Birds or other wildlife',
    advice: 'Keep away from the birds; they can attack or hit the drone.',
  },
  captiveBalloon: {
    noun: 'Captive balloon',
    advice: 'Keep clear of the balloon and its cable, which is hard to see.',
  },
  smoke: {
    noun: 'Smoke',
    advice: 'Keep the drone in sight; the smoke can hide it and other aircraft.',
  },
  trafficConcentration: {
    noun: 'More air traffic than usual',
    advice: 'Expect more aircraft at low level, and give way early.',
  },
  aerospace: {
    noun: 'Aerospace activity',
    advice: 'This usually means a rocket launch or falling debris; avoid flying in the area at these times.',
  },
  aerobatics: {
    noun: 'Aerobatics',
    advice: 'Aerobatic aircraft manoeuvre fast; stay well away from them.',
  },
  droppedArticles: {
    noun: 'Articles dropped from aircraft',
    advice: 'Look out for falling loads and for the aircraft dropping them; stay away from the drop site.',
  },
  exercise: {
    noun: 'Exercise',
    advice: 'Expect aircraft, some of them fast or low; give way early.',
  },
  militaryFlying: {
    noun: 'Military activity',
    advice: 'Expect military aircraft, which can be fast and low; land when you hear or see them.',
  },
  specialFlying: {
    noun: 'Special flying activity',
    advice: 'Expect aircraft, some of them low; give way early.',
  },
  otherActivity: {
    noun: 'Activity that may be dangerous to aircraft',
    advice: 'Read the original text to see what it is, and keep away from it.',
  },
};
