import type { LocaleSettings } from '../../locale-settings.ts';

/** Japanese. */
export const localeSettings: LocaleSettings = {
  language: 'ja',
  locale: 'ja-JP',
  datumFirst: true,
  asHeadline: (statement) =>
    statement
      .replace(/は(飛行|進入)が禁止されています$/, 'の$1を禁止')
      .replace(
        /は(?=(?:一部)?(?:閉鎖|休止|中断|制限|撤去|変更|延長)(?:されます|されました|されています)$)/,
        'を',
      )
      .replace(/(利用|使用)できません$/, '$1不可')
      .replace(/提供されません$/, '提供なし')
      .replace(/が(?=[^が]+(?:されます|されました|されています)$)/, 'を')
      .replace(/(?:されます|されました|されています|となります|しています|です)$/, ''),
  // «20 分前» → «20分前»; no blank behind a full-width mark.
  adjustSpelling: (text) => text.replace(/(?<=\d) (?=(?:分|時間|日)[前後])|(?<=[：、。]) /gu, ''),
  listedDayMark: '日',
  months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
};
