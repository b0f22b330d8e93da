import { describe, expect, it } from 'vitest';
import { GROUPS } from '../../src/shell/start/groups';
import { accountServices } from '../../src/shell/start/groups/account';
import { ageQuestion } from '../../src/shell/start/groups/age-question';
import { analyticsService } from '../../src/shell/start/groups/analytics';
import { authServices } from '../../src/shell/start/groups/auth';
import { captchaService } from '../../src/shell/start/groups/captcha';
import { chatService } from '../../src/shell/start/groups/chat';
import { couponServices } from '../../src/shell/start/groups/coupon';
import { favouritesService } from '../../src/shell/start/groups/favourites';
import { firstServices } from '../../src/shell/start/groups/first';
import { installService } from '../../src/shell/start/groups/install';
import { laterServices } from '../../src/shell/start/groups/later';
import { oneTapService } from '../../src/shell/start/groups/one-tap';
import { pageServices } from '../../src/shell/start/groups/page';
import { playerServices } from '../../src/shell/start/groups/player';
import { protectionServices } from '../../src/shell/start/groups/protection';
import { stageService } from '../../src/shell/start/groups/stage';
import { usedServices } from '../../src/shell/start/groups/used';
import { importsOf, resolveImport } from '../boundaries/imports';
import { CONTRACTS, read } from './services';

/** Each group, by the file that declares it. */
const FILES = {
  account: accountServices,
  'age-question': ageQuestion,
  analytics: analyticsService,
  auth: authServices,
  captcha: captchaService,
  chat: chatService,
  coupon: couponServices,
  favourites: favouritesService,
  first: firstServices,
  install: installService,
  later: laterServices,
  'one-tap': oneTapService,
  page: pageServices,
  player: playerServices,
  protection: protectionServices,
  stage: stageService,
  used: usedServices,
};

/** The files that start services. */
const SCRIPT = /^src\/shell\/start\/services\/[a-z-]+\.ts$/;

/** The services that a file and its scripts join to the bus. */
function joinedFrom(start: string): string[] {
  const files = new Set([start]);
  for (const file of files) {
    for (const imported of importsOf(file, read(file))) {
      const found = resolveImport(file, imported);
      if (found && SCRIPT.test(found)) files.add(found);
    }
  }
  return [...files].flatMap((file) =>
    [...read(file).matchAll(/\bjoin\('([a-z-]+)'\)/g)].map(([, name = '']) => name),
  );
}

describe('a service that answers commands', () => {
  const OWNERS = new Set(
    CONTRACTS.filter(({ kind }) => kind === 'command').map(({ owner }) => owner),
  );

  it('starts with the first script, or by the first of its commands', () => {
    const declared = [firstServices, ...GROUPS].flatMap(({ services }) => services);
    expect(new Set(declared).size).toBe(declared.length);
    expect([...OWNERS].filter((name) => !declared.includes(name))).toEqual([]);
    const atOnce = firstServices.services.filter((name) => OWNERS.has(name));
    expect(atOnce).toEqual(['dialogs', 'navigation', 'settings']);
  });
});

describe('a group of services', () => {
  it('is started by the shell', () => {
    const groups = Object.values(FILES).filter((group) => group !== firstServices);
    expect(new Set(groups)).toEqual(new Set(GROUPS));
  });

  // Starting any other service does not compile.
  it.each(Object.entries(FILES))('starts every service that it declares: %s', (file, group) => {
    const joined = joinedFrom(`src/shell/start/groups/${file}.ts`);
    expect(group.services.filter((name) => !joined.includes(name))).toEqual([]);
  });
});
