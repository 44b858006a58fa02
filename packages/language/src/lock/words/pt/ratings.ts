import type { RatingWords } from '../../ratings.ts';

export const ratings: RatingWords = {
  mayNot:
    'proib|não (?:se )?(?:pode|podem|deve|devem|poderá)(?: \\p{L}+){0,3} (?:voar|entrar|operar)|não (?:é|são|está) permit|interdit|ilegal',
  doNot: 'não (?:voe|entre)|mantenha',
  notForbidden: 'não (?:é |está |são |se )?proib\\p{L}*',
  permission: 'autorizaç|permiss',
  withoutPermission: 'sem (?:\\p{L}+ ){0,3}(?:autorizaç|permiss)|não (?:\\p{L}+ ){0,3}(?:autorizaç|permiss)',
  never:
    'nem (?:mesmo |sequer )?com|em caso algum|de modo nenhum|em nenhuma circunst|totalmente proib|terminantemente',
  unconcerned:
    'não (?:diz|dizem) respeito|não (?:se aplica|concerne|é assunto|tem relação)|sem relev|não (?:são|é) abrangid',
};
