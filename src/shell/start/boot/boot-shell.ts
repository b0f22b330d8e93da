import type { BootShell, ShellPage, TitledSection } from '@grandstand/bus-contracts/area';
import { loadSectionTitles, loadTexts } from '../../../i18n';

/** The shell's part of the boot data: its texts and the page. */
export async function bootShell(page: ShellPage): Promise<BootShell> {
  const { language } = page.place;
  const [texts, titles] = await Promise.all([loadTexts(language), loadSectionTitles(language)]);
  const titleOf = titles['section'] as Readonly<Record<string, string>>;
  const sections = page.sections.map((section): TitledSection => ({
    ...section,
    title: titleOf[section.name] ?? section.name,
  }));
  return { ...page, texts, sections };
}
