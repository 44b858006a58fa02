import type { StateWords } from '../../states.ts';

export const states: StateWords = {
  exception: 'except|salvo|a menos|aparte de|a excepción',
  permission: 'permisos?(?!\\p{L})|autorizaci[óo]n|aprobaci[óo]n',
  unlit: 'sin iluminar|sin iluminación|no iluminad|apagad|sin luces',
  closed: 'cerrad|cierr',
  again:
    'de nuevo (?:disponible|operativ|abiert|en servicio)|(?:disponible|operativ\\p{L}|abiert\\p{L}|en servicio) de nuevo|reabr|reanud|restablec|vuelve a estar',
  ended: 'desactivad|inactiv|desmontad|finalizad|anulad',
  reduced: 'reduci|reducc|disminu',
  outside: 'fuera de (?:la|los|las|un|una|este|esta)(?!\\p{L})|fuera del(?! (?:servicio|uso))',
  available: 'disponible|en servicio|en funcionamiento|funciona(?:n)?(?!\\p{L})|operativ',
  open: 'abiert|abre(?!\\p{L})|abren|abrir',
  permitted: 'permitid|autorizad|se permite',
  not: 'no|sin|ning[uú]n|nunca|ni(?!\\p{L})|tampoco|prohib|cerrad|inoperativ|fuera de|indisponible|suspend|inutiliz|ve(?:d|t)ad',
};
