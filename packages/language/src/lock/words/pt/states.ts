import type { StateWords } from '../../check/states.ts';

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
  not: 'avaria\\p{L}*|falha\\p{L}*|defeito|não|sem|nenhum|nunca|nem|pro[ií]b|fechad|encerrad|inoperante|fora de|indisponíve|suspens|interdit|vedad|tampouco|inoperativ|avariad|desativad|desligad|interromp|retirad|recus',
  negated:
    'ninguém|não(?! (?:\\p{L}+ ){0,2}limit)(?! (?:supera|exced|mais|superior))|nenhum|nunca|jamais|nem(?!\\p{L})',
  outOfService:
    'fora de (?:serviço|operação|funcionamento)|inoperante|inoperativ|avariad|não (?:funciona|operaciona)',
  active: 'ativ(?:a|o|as|os|ad\\p{L}*|ação)(?!\\p{L})|em vigor|vigente',
  lit: '(?<!não )(?<!sem )iluminad|com (?:as )?luzes|luzes acesas',
  everyAircraft:
    '(?:todas? as?|todos? os?|qualquer|todo o) (?:aeronave|tráfego|avi[ãõ]|voo|operaç|utilizador)',
  certain: 'exat[ao]|exatamente|confirmad|com certeza|precis[ao]s?(?!\\p{L})|garantid',
};
