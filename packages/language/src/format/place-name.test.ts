import { expect, test } from 'vitest';
import { formatAreaName, formatPlaceName, formatUnitName } from './place-name.ts';

test.each([
  ['FLEETWOOD, LANCASHIRE', 'Fleetwood, Lancashire'],
  ['FARRAPA II', 'Farrapa II'],
  ['STURTON LE STEEPLE', 'Sturton le Steeple'],
  ['ISLES OF SCILLY', 'Isles of Scilly'],
  ['RAF MARHAM', 'RAF Marham'],
  ["HUNT'S GREEN", "Hunt's Green"],
  ['OLD WARDEN AD, BEDFORDSHIRE', 'Old Warden AD, Bedfordshire'],
  ['ON YMMM FIR BOUNDRY', 'ON YMMM FIR BOUNDRY'],
  ['VRP LONDON EYE', 'VRP London Eye'],
  ['VISUAL REPORTING POINT CHIPPENHAM', 'VRP Chippenham'],
  ['MILDENHALL ATZ', 'Mildenhall ATZ'],
  ['LLBG CTR', 'LLBG CTR'],
  ['EAST DEVON, DEVON', 'East Devon, Devon'],
  ['CHALFONT ST PETER', 'Chalfont St Peter'],
  ['NORTH EAST OF COVENTRY', 'NORTH EAST OF COVENTRY'],
  ['EGD138C', 'EGD138C'],
  ['Already Written', 'Already Written'],
])('%s is written %s', (printed, written) => {
  expect(formatPlaceName(printed)).toBe(written);
});

test.each([
  ['LONDON INFO', 'London Info'],
  ['LYDD ATC', 'Lydd ATC'],
  ['TEESSIDE INTERNATIONAL CTA/CTR/ATZ', 'Teesside International CTA/CTR/ATZ'],
  ['HEATHROW,GATWICK', 'Heathrow, Gatwick'],
  ['014/2026', '014/2026'],
  ['SVC0156/24', 'SVC0156/24'],
])('a unit or airspace %s is written %s', (printed, written) => {
  expect(formatUnitName(printed)).toBe(written);
});

test('an area has its designator in capitals', () => {
  expect(formatAreaName('EGD701 HEBRIDES COMPLEX')).toBe('EGD701 Hebrides Complex');
});
