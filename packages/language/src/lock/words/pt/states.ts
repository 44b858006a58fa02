import type { StateWords } from '../../states.ts';

export const states: StateWords = {
  exception: 'exce[pt]|salvo|a menos|com exceção|à exceção',
  permission: 'permiss|autorizaç|aprovaç',
  unlit: 'não iluminad|sem iluminação|sem luz|apagad',
  closed: 'fechad|encerrad|fecho|fecha(?!\\p{L})|encerra(?!\\p{L})',
  again:
    'novamente (?:disponíve|operacion|abert)|disponível novamente|de novo disponível|reabert|retomad|restabelec|volta a estar',
  ended: 'desativad|inativ|desmontad|concluíd|cancelad',
  reduced: 'reduzid|redução|diminu',
  outside: 'fora d[oa]s?(?!\\p{L})(?! serviç)',
  available: 'disponíve|em serviço|funciona(?!ment)|operaciona(?!is? do)',
  open: 'abert|abre(?!\\p{L})',
  permitted: 'permitid|autorizad',
  not: 'não|sem|nenhum|nunca|nem|proib|fechad|encerrad|inoperante|fora de|indisponíve|suspens|interdit|vedad|tampouco',
};
