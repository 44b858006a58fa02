import { expect, test } from 'vitest';
import { formatIcaoPosition, readPosition, readReversedPosition } from './index.ts';

function positionOf(text: string): string | null {
  const found = readPosition(text, 0, text.length);
  return found?.position ? formatIcaoPosition(found.position) : null;
}

test.each([
  ['5954N01045E', '595400N 0104500E'],
  ['595450N 0104508E', '595450N 0104508E'],
  ['595450N0104508E', '595450N 0104508E'],
  ['595450S 0104508W', '595450S 0104508W'],
  ['N320213E0345422', '320213N 0345422E'],
  ['S12 36 00 E172 31 00', '123600S 1723100E'],
  ['640637.588N 0215350.758W', '640638N 0215351W'],
  ['4058.827N02912.570E', '405850N 0291234E'],
  ['5123,45N 00123,5W', '512327N 0012330W'],
  ['37.08823° N, 76.33924° W', '370518N 0762021W'],
  ["29°21'6N, 47°30'16E", '292106N 0473016E'],
  ['29 21 06 N 047 30 16 E', '292106N 0473016E'],
  ['26* 14 28.5 N 127* 44 16.0 E', '261429N 1274416E'],
  ['515744N \n0035754E', '515744N 0035754E'],
  ['N181352E\n0935859', '181352N 0935859E'],
  ['595450N-0104508E', '595450N 0104508E'],
  ['595450N/0104508E', '595450N 0104508E'],
  ['595450NORTH 0104508EAST', '595450N 0104508E'],
  ['595450N LONG 0104508E', '595450N 0104508E'],
  ['53N020W', '530000N 0200000W'],
  ['543939.5N 0061259.W', '543940N 0061259W'],
  ['012000N1073500EPOINT', '012000N 1073500E'],
])('%j is %s', (text, expected) => {
  expect(positionOf(text)).toBe(expected);
});

test('minutes are minutes, not decimals of a degree', () => {
  expect(readPosition('5130N00027W', 0, 11)?.position).toEqual({ lat: 51.5, lon: -0.45 });
});

test('a list number glued to packed digits is not part of the latitude', () => {
  const found = readPosition('1.530903N0220504E', 0, 17);
  expect(found?.position && formatIcaoPosition(found.position)).toBe('530903N 0220504E');
  expect(found?.from).toBe(2);
});

test('a line end or a blank inside the digits is bridged where the hemispheres leave no doubt', () => {
  expect(positionOf('N384\n3E10703')).toBe('384300N 1070300E');
  expect(positionOf('0250N0904\n3E')).toBe('025000N 0904300E');
  expect(positionOf('0250N0904 3E')).toBe('025000N 0904300E');
});

test.each([
  ['5175N00010E', 'impossibleCoordinate'],
  ['9130N00010E', 'impossibleCoordinate'],
  ['5130N18010E', 'impossibleCoordinate'],
  ['513060N 0001000E', 'impossibleCoordinate'],
  ['002159.43S1000163.84E', 'impossibleCoordinate'],
  ['513010N', 'unreadableCoordinate'],
  ['513010N 12E', 'unreadableCoordinate'],
  ['5130N 001023E', 'unreadableCoordinate'],
])('%s is a problem: %s', (text, problem) => {
  expect(readPosition(text, 0, text.length)).toMatchObject({ position: null, problem });
});

test.each(['RWY 04', '1234', 'A1234/26', '0900-1700 SAT', '04N', '10 11N', '322422 NOT AVBL', ''])(
  '%j is no position and no problem',
  (text) => {
    expect(readPosition(text, 0, text.length)).toBeNull();
  },
);

test('a longitude with a digit too few is marked unless only the leading zero can be missing', () => {
  expect(readPosition('552448N 375418E', 0, 15)).toMatchObject({ irregular: false });
  expect(readPosition('052134S 105226E', 0, 15)).toMatchObject({ irregular: true });
});

test('a longitude in front of the latitude is read backwards', () => {
  const text = 'AT 7 37 11.6904 E AND 49 27 1.3092 N';
  const found = readReversedPosition(text, text.indexOf('49'), text.length);
  expect(found?.position && formatIcaoPosition(found.position)).toBe('492701N 0073712E');
  expect(found?.from).toBe(3);
  expect(readReversedPosition('49 27 1.3092 N', 0, 14)).toBeNull();
});
