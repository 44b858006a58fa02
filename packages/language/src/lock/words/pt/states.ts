import type { StateWords } from '../../check/states.ts';

export const states: StateWords = {
  exception:
    'exce[ptç]|salvo|a menos(?! de)|com exceção|à exceção|a não ser que|isent[oa]s?(?!\\p{L})|exclu(?:i|í|em)|ressalvad',
  permission: 'permiss|autorizaç|aprovaç|consentimento|anuência',
  unlit:
    'não (?:está |estão )?iluminad|sem (?:ilumina|luz|sinalização lumin|baliza\\p{L}* lumin)|apagad|(?:desprovid\\p{L}+ de|não (?:possui|tem|dispõe de)) (?:iluminação|luz)|luzes de obstáculos? (?:fora|não|inoper|apagad|avariad)',
  closed: 'fechad|encerrad|fecho|fecha(?:m|r|rá|rão|mento)?(?!\\p{L})|encerra(?:m|r|rá|rão|mento)?(?!\\p{L})',
  again:
    'novamente (?:disponíve|operacion|abert)|disponível novamente|(?:de novo|novamente|outra vez) (?:disponíve|operaciona|abert|em serviço)|de volta ao serviço|reabert|reabr|retom(?:ad|a(?!\\p{L}))|restabelec|volt(?:a|am|ou|aram|ará) a (?:estar|ser|funcionar|operar|abrir)',
  ended:
    'desac?tivad|inac?tiv|desmontad|concluíd|cancelad|já não (?:é|está|são|estão)|não está mais|fica(?:m)? sem efeito|terminou|terminaram|(?:foi|foram) (?:removid|levantad)|(?:deixou|deixaram|deixa|deixam) de',
  reduced: 'reduzid|reduz(?!\\p{L})|redução|diminu|encurtad',
  outside: 'no exterior d|fora d[oa]s?(?!\\p{L})(?! serviç)',
  available:
    'disponíve|em (?:serviço|funcionamento)|pode(?:m)? ser utilizad|funciona(?!ment)|operaciona(?!is? do)|operativ',
  open: 'abert|abre(?!\\p{L})',
  permitted: 'permitid|autorizad',
  not: 'carec|desprovid|ausência|falta(?!\\p{L})|deneg|evit|cancel|indisponib|isent|exclu|dei(?:x)(?:a|am|ou|ará) de|danific|bloquead|apagad|exce[pt]|salvo|inoperac|imposs|imped|avaria\\p{L}*|falha\\p{L}*|defeito|não|sem|nenhum|nunca|nem|pro[ií]b|fechad|encerrad|inoperante|fora de|indisponíve|suspens|interdit|vedad|tampouco|inoperativ|avariad|desativad|desligad|interromp|retirad|recus',
  negated:
    'ninguém|não(?! (?:\\p{L}+ ){0,2}limit)(?! (?:supera|exced|mais|superior))|nenhum|nunca|jamais|nem(?!\\p{L})',
  outOfService:
    'fora de (?:serviço|operação|funcionamento)|inoperante|inoperativ|avariad|não (?:\\p{L}+ ){0,2}(?:funciona|operaciona|operativ|disponíve)|indisponív|indisponib',
  active: 'ac?tiv(?:a|o|as|os|ad\\p{L}*|ação)(?!\\p{L})|em vigor|vigente',
  lit: '(?<!não )(?<!sem )iluminad|com (?:as )?luzes|luzes acesas|(?:possui|tem|dotad[oa]s? (?:de|com)|dispõe de|equipad[oa]s? com) (?:luz|iluminaç)|(?:balizad|sinalizad)[oa]s? com luz',
  everyAircraft:
    '(?:todas? as?|todos? os?|qualquer|todo o|toda) (?:aeronave|tráfego|avi[ãõ]|voo|operaç|utilizador)',
  certain: 'exac?t[ao]|exac?tamente|confirmad|com certeza|precis[ao]s?(?!\\p{L})|garantid',
};
