import { expect, test } from 'vitest';
import { formatPlaceName } from './place-name.ts';

test.each([
  ['FLEETWOOD, LANCASHIRE', 'Fleetwood, Lancashire'],
  ['FARRAPA II', 'Farrapa II'],
  ['STURTON LE STEEPLE', 'Sturton le Steeple'],
  ['ISLES OF SCILLY', 'Isles of Scilly'],
  ['RAF MARHAM', 'RAF Marham'],
  ["HUNT'S GREEN", "Hunt's Green"],
  ['OLD WARDEN AD, BEDFORDSHIRE', 'Old Warden AD, Bedfordshire'],
  ['ON YMMM FIR BOUNDRY', 'ON YMMM FIR BOUNDRY'],
  ['VRP LONDON EYE', 'VRP LONDON EYE'],
  ['EAST DEVON, DEVON', 'East Devon, Devon'],
  ['CHALFONT ST PETER', 'Chalfont St Peter'],
  ['NORTH EAST OF COVENTRY', 'NORTH EAST OF COVENTRY'],
  ['EGD138C', 'EGD138C'],
  ['Already Written', 'Already Written'],
])('%s is written %s', (printed, written) => {
  expect(formatPlaceName(printed)).toBe(written);
});
