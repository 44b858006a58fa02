import type { RatingWords } from '../../check/ratings.ts';

export const ratings: RatingWords = {
  mayNot:
    'pro[ií]b|não (?:se )?(?:pode|podem|deve|devem|poderá)(?: \\p{L}+){0,3} (?:voar|entrar|operar)|não (?:é|são|está) permit|interdit|ilegal',
  doNot: 'não (?:voe|entre)|mantenha',
  notForbidden:
    'não (?:é |está |são |se |há |existe )?(?:nenhuma )?pro[ií]b\\p{L}*|nenhuma proibi|sem (?:ser )?proibi',
  permission: 'autorizaç|permiss',
  withoutPermission: 'sem (?:\\p{L}+ ){0,3}(?:autorizaç|permiss)|não (?:\\p{L}+ ){0,3}(?:autorizaç|permiss)',
  never:
    'nem (?:mesmo |sequer )?com|em caso algum|de modo nenhum|em nenhuma circunst|totalmente pro[ií]b|terminantemente',
  unconcerned:
    'não (?:diz|dizem) respeito|não (?:se aplica|concerne|é assunto|tem relação)|sem relev|não (?:são|é) abrangid',
  may: '(?:pode|podem|poderá|poderão|podes)(?: \\p{L}+){0,3} (?:voar|operar|entrar|descolar|decolar|sobrevoar)|(?:é|está|são|estão) (?:\\p{L}+ )?permitid|voe (?:livre|com)|pode-se voar',
  freely:
    'livremente|sem (?:qualquer |quaisquer |nenhum\\p{L}* )?(?:restri|impediment|entrave)|nenhum\\p{L}* (?:restri|limita)|à vontade|como sempre|normalmente|não há (?:\\p{L}+ )?(?:restri|limita)',
  carefree:
    '(?:nenhum\\p{L}*|sem|não)(?: \\p{L}+){0,3} (?:precauç|cuidado|preocup|atenção|perigo|risco|cautela)|despreocup|ignor[ea]|inofensiv|totalmente segur',
};
