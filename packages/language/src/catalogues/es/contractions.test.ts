import { expect, test } from 'vitest';
import { contract } from './contractions.ts';

test.each([
  ['alrededor de el aeródromo', 'alrededor del aeródromo'],
  ['alrededor de el punto de referencia', 'alrededor del punto de referencia'],
  ['junto a el hangar, cerca de el heliponto', 'junto al hangar, cerca del heliponto'],
  ['el los días 4 y 6 de marzo', 'los días 4 y 6 de marzo'],
  ['el aeródromo de Lučko (LDZL)', 'aeródromo de Lučko (LDZL)'],
  ['La zona (el canal de la Mancha) está', 'La zona (canal de la Mancha) está'],
  ['El aeródromo de Aeropuerto de Teruel', 'El aeropuerto de Teruel'],
  ['Horario de El aeródromo', 'Horario del aeródromo'],
  ['Hay trabajos en curso en Las pistas 04 y 22', 'Hay trabajos en curso en las pistas 04 y 22'],
  ['La ruta M771: entre DOSUT y DUMOL', 'Ruta M771: entre DOSUT y DUMOL'],
  ['La ruta alternativa: GUTOX DCT SULEN', 'Ruta alternativa: GUTOX DCT SULEN'],
  ['en la zona de vuelo a baja altura 16 y 20T', 'en las zonas de vuelo a baja altura 16 y 20T'],
  ['de la puesta del sol a 23:59 UTC', 'de la puesta del sol a las 23:59 UTC'],
  ['No está disponible Un VOR.', 'No está disponible un VOR.'],
  ['de sábado a domingo', 'sábado y domingo'],
  ['a 120 m, unos 1 m/s', 'a 120 m, alrededor de 1 m/s'],
  [
    'a las 24:00 del vie. 19 jun.\u00a0UTC, hace 2 días',
    'a las 24:00\u00a0UTC del vie. 19 jun., hace 2 días',
  ],
  [
    'desde el 30 de noviembre, 22:17 hasta el 1 de diciembre, 00:08',
    'desde el 30 de noviembre a las 22:17 hasta el 1 de diciembre a las 00:08',
  ],
  ['hasta las 06:00 UTC del sáb. 20 jun..', 'hasta las 06:00 UTC del sáb. 20 jun.'],
  ['a 120 m, viento de unos 11 m/s con rachas de 16', 'viento a 120 m de unos 11 m/s con rachas de 16'],
  ['habrá aves (de temporada) (gaviotas)', 'habrá aves (de temporada: gaviotas)'],
  ['Un obstáculo: con balizamiento luminoso', 'Obstáculo con balizamiento luminoso'],
  ['Se ha instalado Un obstáculo', 'Se ha instalado un obstáculo'],
  ['horario: de la salida del sol a la puesta del sol', 'horario: de la salida a la puesta del sol'],
  ['con el punto más alto a 170 ft.', 'el punto más alto está a 170 ft.'],
  ['El servicio ha cambiado a la categoría 8', 'El servicio ha pasado a la categoría 8'],
  ['El servicio de cruce de la zona: a través de X', 'Servicio de cruce de la zona: a través de X'],
  ['El combustible no está disponible', 'No hay combustible disponible'],
])('prepositions and the article grow together: %s', (apart, contracted) => {
  expect(contract(apart)).toBe(contracted);
});

test.each([
  'el aeródromo de El Prat',
  'desde el suelo',
  'de la pista',
  'a él',
  'de ella',
  'en el aeródromo',
  'de lunes a viernes',
  'unos 10 m/s',
  'La pista 09 está cerrada: obras',
  'en la zona de vuelo a baja altura 16 y más',
  'unos 1,5 m/s',
  'FROM 2008 UTC TO 2035 UTC.. AREA',
  'a 120 m, viento máximo de unos 27 m/s, además, 13:00–15:00, rachas de unos 36 m/s',
  'Un obstáculo: altura 30 m',
  'habrá una grúa, con el punto más alto a 85 ft',
])('nothing else changes: %s', (text) => {
  expect(contract(text)).toBe(text);
});
