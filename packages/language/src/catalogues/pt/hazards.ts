import type { HazardWords } from '../../catalogue.ts';
import type { HazardWording } from '../../explain/hazard-wording.ts';

/** Hazards in Portuguese: what there is, and what to mind. */
export const hazards: Readonly<Record<HazardWording, HazardWords>> = {
  lowFlying: {
    noun: 'Aeronaves a baixa altura',
    advice: 'Espere encontrar aeronaves à sua altura e ceda-lhes a passagem com antecedência.',
  },
  militaryExercise: {
    noun: 'Exercício militar',
    advice:
      'Espere encontrar aeronaves militares rápidas e a baixa altura; pouse assim que as ouvir ou avistar.',
  },
  firing: {
    noun: 'Exercícios de tiro',
    advice: 'Mantenha-se fora da área de tiro durante os exercícios.',
  },
  helicopters: {
    noun: 'Helicópteros',
    advice: 'Espere encontrar helicópteros à sua altura e ceda-lhes a passagem com antecedência.',
  },
  airDisplay: {
    noun: 'Demonstração aérea',
    advice:
      'Espere encontrar aeronaves em manobras rápidas a baixa altura; mantenha-se afastado da demonstração.',
  },
  parachuting: {
    noun: 'Saltos de paraquedas',
    advice:
      'Esteja atento aos paraquedas e ao avião dos paraquedistas; mantenha-se afastado da zona de lançamento.',
  },
  gliding: {
    noun: 'Planadores',
    advice: 'Os planadores são silenciosos e difíceis de ver; ceda-lhes a passagem com antecedência.',
  },
  paragliding: {
    noun: 'Parapentes ou asas-delta',
    advice:
      'Os parapentes e as asas-delta são lentos e difíceis de ver; ceda-lhes a passagem com antecedência.',
  },
  balloons: {
    noun: 'Balões ou dirigíveis',
    advice: 'Os balões não conseguem desviar-se; mantenha uma boa distância.',
  },
  aerialWork: {
    noun: 'Trabalho aéreo',
    advice: 'Espere encontrar aviões ou helicópteros à sua altura e ceda-lhes a passagem com antecedência.',
  },
  cropSpraying: {
    noun: 'Pulverização agrícola a baixa altura',
    advice: 'Espere encontrar aeronaves logo acima dos campos; mantenha-se afastado delas.',
  },
  unmannedAircraft: {
    noun: 'Outros drones',
    advice: 'Mantenha-se afastado; os outros pilotos podem não ver o seu drone.',
  },
  modelFlying: { noun: 'Aeromodelos', advice: 'Mantenha-se afastado dos aeromodelos.' },
  fireworks: {
    noun: 'Fogos de artifício',
    advice: 'Mantenha-se bem afastado dos fogos de artifício e dos seus resíduos.',
  },
  lasers: {
    noun: 'Feixes de laser',
    advice: 'Os lasers podem ofuscar o piloto e o sensor do drone; mantenha-se afastado dos feixes.',
  },
  lights: { noun: 'Luzes intensas', advice: 'As luzes intensas podem ofuscar o piloto e o sensor do drone.' },
  blasting: {
    noun: 'Explosões ou trabalhos com explosivos',
    advice: 'Mantenha-se afastado durante as explosões; podem ser projetados fragmentos a grande altura.',
  },
  rockets: {
    noun: 'Foguetes',
    advice: 'Evite voar na área nas horas indicadas.',
  },
  spaceDebris: {
    noun: 'Queda de destroços',
    advice: 'Podem cair destroços; evite voar na área nas horas indicadas.',
  },
  gasRelease: {
    noun: 'Queima ou descarga de gás',
    advice: 'Mantenha-se afastado: o gás quente ou em chamas pode destruir um drone.',
  },
  kites: {
    noun: 'Papagaios de papel (pipas)',
    advice: 'Tenha cuidado com os fios dos papagaios (pipas), que são difíceis de ver.',
  },
  radioInterference: {
    noun: 'Possíveis interferências de rádio',
    advice:
      'O sinal de comando ou o vídeo podem falhar; esteja preparado para o retorno ao ponto de partida.',
  },
  gnssInterference: {
    noun: 'Possíveis interferências na navegação por satélite (GNSS)',
    advice:
      'A manutenção da posição e o retorno automático podem falhar; esteja preparado para voar em modo manual.',
  },
  birds: {
    noun: 'Aves ou outros animais',
    advice: 'Mantenha-se afastado das aves; podem atacar o drone ou colidir com ele.',
  },
  captiveBalloon: {
    noun: 'Balão cativo',
    advice: 'Mantenha-se afastado do balão e do seu cabo, que é difícil de ver.',
  },
  smoke: {
    noun: 'Fumo (fumaça)',
    advice: 'Mantenha o drone à vista; ele e outras aeronaves podem ficar escondidos.',
  },
  trafficConcentration: {
    noun: 'Mais tráfego aéreo do que o habitual',
    advice: 'Espere encontrar mais aeronaves a baixa altura e ceda-lhes a passagem com antecedência.',
  },
  aerospace: {
    noun: 'Atividade aeroespacial',
    advice:
      'Costuma tratar-se de lançamentos de foguetes ou de queda de destroços; evite voar na área nas horas indicadas.',
  },
  aerobatics: {
    noun: 'Acrobacias aéreas',
    advice: 'Espere encontrar aeronaves em manobras rápidas; mantenha-se bem afastado.',
  },
  droppedArticles: {
    noun: 'Objetos lançados de aeronaves',
    advice:
      'Tenha cuidado com as cargas que caem e com a aeronave que as lança; mantenha-se afastado do local.',
  },
  exercise: {
    noun: 'Exercício',
    advice:
      'Espere encontrar aeronaves, algumas rápidas ou a baixa altura; ceda-lhes a passagem com antecedência.',
  },
  militaryFlying: {
    noun: 'Atividade militar',
    advice:
      'Espere encontrar aeronaves militares, que podem ser rápidas e voar baixo; pouse assim que as ouvir ou avistar.',
  },
  specialFlying: {
    noun: 'Atividade aérea especial',
    advice: 'Espere encontrar aeronaves, algumas a baixa altura; ceda-lhes a passagem com antecedência.',
  },
  otherActivity: {
    noun: 'Atividade que pode ser perigosa para aeronaves',
    advice: 'Leia o texto original para saber do que se trata e mantenha-se afastado.',
  },
};
