import { lineSports, type Section, type Sport } from '@grandstand/bus-contracts';
import { useSend } from '@grandstand/bus-contracts/react';
import { useEffect, useState } from 'react';

/** The sports that have games in a section, or in either; none until they are known. */
export function useLineSports(section: Section | 'any'): readonly Sport[] {
  const { send } = useSend(lineSports);
  const [sports, setSports] = useState<readonly Sport[]>([]);
  useEffect(() => {
    let isGone = false;
    void send({}).then((found) => {
      if (found && !isGone) setSports(found);
    });
    return () => {
      isGone = true;
    };
  }, [send]);
  return sports.filter(
    ({ live, line }) => (section === 'line' ? 0 : live) + (section === 'live' ? 0 : line) > 0,
  );
}
