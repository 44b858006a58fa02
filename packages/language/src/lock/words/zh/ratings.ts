import type { RatingWords } from '../../ratings.ts';

export const ratings: RatingWords = {
  mayNot: '禁止|禁飞|不得|不可以?飞|不能飞|不准|不允许|严禁|不许|违法',
  doNot: '勿|远离|避开|不要(?:飞|进)',
  notForbidden: '(?:并未|并不|没有|未|不)(?:被)?禁[止飞]',
  permission: '许可|批准|获准|准许|授权',
  withoutPermission: '(?:无需|不需|不必|不用|没有|未经|未获|无(?!人))[^,。;]{0,6}(?:许可|批准|授权)',
  never: '即使[^,。;]{0,8}(?:许可|批准)|任何情况|一律|绝对|完全禁止|全面禁',
  unconcerned: '无关|不涉及|没有关系',
};
