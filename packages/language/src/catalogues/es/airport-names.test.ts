import { expect, test } from 'vitest';
import { nameAirports } from './airport-names.ts';

test.each([
  ['aeropuerto de Jorge Chávez (SPJC)', 'aeropuerto Jorge Chávez (SPJC)'],
  ['Aeropuerto de Adolfo Suárez Madrid-Barajas', 'Aeropuerto Adolfo Suárez Madrid-Barajas'],
  ['aeropuerto de César Manrique-Lanzarote', 'aeropuerto César Manrique-Lanzarote'],
  ['aeropuerto de John F. Kennedy (KJFK)', 'aeropuerto John F. Kennedy (KJFK)'],
  ['aeropuerto de George Best Belfast City', 'aeropuerto George Best Belfast City'],
  ['aeropuerto de London Heathrow (EGLL)', 'aeropuerto de Londres-Heathrow (EGLL)'],
])('an airport named after a person has no preposition, London its Spanish name: %s', (apart, said) => {
  expect(nameAirports(apart)).toBe(said);
});

test.each([
  'aeropuerto de Burgos (LEBG)',
  'aeropuerto de George (FAGG)',
  'aeropuerto de San José',
  'aeropuerto de El Dorado',
  'aeropuerto de Marcona',
  'aeropuerto de London City (EGLC)',
  'AEROPUERTO LONDON HEATHROW',
])('other names stand as they are: %s', (text) => {
  expect(nameAirports(text)).toBe(text);
});
