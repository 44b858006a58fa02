import { expect, test } from 'vitest';
import { localeSettings } from './locale-settings.ts';

test.each([
  ['Una zona peligrosa temporal queda establecida', 'zona peligrosa temporal'],
  ['La zona restringida EHR3 queda establecida', 'zona restringida EHR3 establecida'],
  ['El aviso se aplica solo a aeronaves militares', 'Solo para aeronaves militares'],
  ['El aviso se refiere al combustible para aeronaves', 'Aviso sobre el combustible para aeronaves'],
  ['Las siguientes calles de rodaje están cerradas', 'calles de rodaje cerradas'],
  ['Hay trabajos en curso en la pista 09/27', 'trabajos en curso en la pista 09/27'],
  [
    'El suplemento al AIP 14/23 se aplica desde el 23 de febrero',
    'suplemento al AIP 14/23, desde el 23 de febrero',
  ],
  ['Se ha instalado un obstáculo', 'Instalación de obstáculo'],
  ['Un obstáculo no tiene iluminación', 'obstáculo sin iluminación'],
  ['La ATZ de Fleetlands no está activa', 'ATZ de Fleetlands inactiva'],
  ['El radar tiene limitaciones', 'radar con limitaciones'],
  [
    'El área reservada EGTR495 y la zona obligatoria de transpondedor están activas',
    'área reservada EGTR495 y zona obligatoria de transpondedor activas',
  ],
  ['El aviso se refiere a calles de rodaje, que los drones no utilizan', 'Aviso sobre calles de rodaje'],
  [
    'La luz de obstáculo está fuera de servicio, según se ha notificado',
    'luz de obstáculo fuera de servicio, según se ha notificado',
  ],
  ['El servicio ha cambiado a la categoría 8', 'El servicio ha cambiado a la categoría 8'],
])('a headline has neither article nor copula: %s', (statement, headline) => {
  expect(localeSettings.asHeadline?.(statement)).toBe(headline);
});

test.each([
  ['una zona peligrosa temporal está activa', 'estará activa una zona peligrosa temporal'],
  ['la zona peligrosa EGD118 no está activa', 'la zona peligrosa EGD118 no estará activa'],
  ['las pistas están parcialmente cerradas', 'las pistas estarán parcialmente cerradas'],
  [
    'una zona prohibida temporal queda establecida, clase D',
    'queda establecida una zona prohibida temporal, clase D',
  ],
  ['el VOR está fuera de servicio', 'el VOR está fuera de servicio'],
  ['habrá aves. Texto original: «LA ZONA está activa»', 'habrá aves. Texto original: «LA ZONA está activa»'],
])('behind a time what lasts is in the future: %s', (statement, said) => {
  expect(localeSettings.afterTime?.(statement)).toBe(said);
});
