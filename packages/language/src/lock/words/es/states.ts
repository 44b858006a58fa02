import type { StateWords } from '../../check/states.ts';

export const states: StateWords = {
  exception: 'except|excepci|salvo|a menos(?! de)|aparte de|a excepción',
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
  not: 'aver[ií]\\p{L}*|fallos?|(?:no|sin)(?!\\p{L})|ning[uú]n|nunca|ni(?!\\p{L})|tampoco|proh[ií]b|cerrad|inoperativ|fuera de|indisponible|suspend|inutiliz|ve(?:d|t)ad|averiad|desactivad|cierr|imposib|impid|retirad|no hay|interrump',
  negated:
    'nadie|no(?!\\p{L})(?! (?:\\p{L}+ ){0,2}(?:límit|limit))(?! (?:supera|exced|más|superior))(?!\\.? ?°)|ning[uú]n(?!\\p{L}* l[ií]mit)|nunca|jamás|tampoco',
  outOfService:
    'fuera de (?:servicio|operación|funcionamiento)|inoperativ|averiad|inservible|no (?:funciona|operativ)',
  active: 'activ(?!idad)|en vigor|vigente',
  lit: '(?<!no )(?<!sin )iluminad|con (?:las )?luces|luces encendidas',
  everyAircraft:
    '(?:todas? las?|todos? los?|cualquier|toda) (?:aeronave|tráfico|avi[oó]n|vuelo|operaci|usuari)',
  certain: 'exact[ao]|exactamente|confirmad|segur[ao] que|con certeza|precis[ao]s?(?!\\p{L})|garantizad',
};
