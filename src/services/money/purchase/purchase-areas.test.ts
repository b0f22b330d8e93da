import { defineManifest } from '@grandstand/bus-contracts';
import { purchasePropose } from '@grandstand/bus-contracts/player';
import { settle } from '@grandstand/bus-contracts/testing';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createBrowser } from '../../../../tests/harness/tabs/tab';
import {
  QUOTE,
  wish,
  bought,
  startPurchase,
  sheet,
} from '../../../../tests/harness/coupon/purchase-bench';

describe('a proposal', () => {
  /** Areas that propose one after the other, each sheet closed by the player. */
  function closing() {
    const areaPress$ = new Subject<string>();
    const tab = startPurchase('ann-1', createBrowser(), areaPress$);
    const admit = (name: string) =>
      tab.test.bus.admit(
        defineManifest({ name, subscribes: [], publishes: [], sends: [purchasePropose] }),
      );
    const [toto, lotto] = [admit('toto'), admit('lotto')];
    const again = async (area: typeof toto, refId: string) => {
      const answer = area.send(purchasePropose, { ...wish, refId }, { deadline: Infinity }).then(
        ({ state }) => state,
        ({ code }: { code: string }) => code,
      );
      await settle();
      const isShown = sheet(tab) !== null;
      await tab.test.qa.send('purchase.close', {});
      return [isShown, await answer];
    };
    return { tab, toto, lotto, again, areaPress$ };
  }

  it('P52 of an area that had a sheet is refused unseen until the player presses in that area', async () => {
    const { tab, toto, lotto, again, areaPress$ } = closing();
    expect(await again(toto, 'wish-0001')).toEqual([true, 'declined']);
    expect(await again(toto, 'wish-0002')).toEqual([false, 'resting']);
    areaPress$.next('lotto');
    expect(await again(toto, 'wish-0003')).toEqual([false, 'resting']);
    expect(await again(lotto, 'wish-0004')).toEqual([true, 'declined']);
    areaPress$.next('toto');
    expect(await again(toto, 'wish-0005')).toEqual([true, 'declined']);
    // What it had bought before is answered all the same.
    tab.operator.on(QUOTE, () => bought);
    expect(await again(toto, 'wish-0001')).toEqual([false, 'placed']);
  });

  it('P52 of an area whose sheets the player closes again and again throttle, whatever is pressed', async () => {
    const { tab, toto, lotto, again, areaPress$ } = closing();
    const afterPress = (refId: string) => {
      areaPress$.next('toto');
      return again(toto, refId);
    };
    for (const refId of ['wish-0001', 'wish-0002', 'wish-0003']) {
      expect(await afterPress(refId)).toEqual([true, 'declined']);
    }
    expect(await afterPress('wish-0004')).toEqual([false, 'resting']);
    expect(await again(lotto, 'wish-0005')).toEqual([true, 'declined']);
    await tab.test.clock.advance(10_000);
    // The press of before does not count.
    expect(await again(toto, 'wish-0006')).toEqual([false, 'resting']);
    expect(await afterPress('wish-0007')).toEqual([true, 'declined']);
    await tab.test.clock.advance(19_999);
    expect(await afterPress('wish-0008')).toEqual([false, 'resting']);
    await tab.test.clock.advance(1);
    expect(await afterPress('wish-0009')).toEqual([true, 'declined']);
  });

  it('closes its sheet when the area that proposed it is gone', async () => {
    const tab = startPurchase();
    const area = tab.test.bus.join('toto');
    area.send(purchasePropose, wish).catch(() => {});
    await settle();
    expect(sheet(tab)?.step).toBe('waiting');
    area.dispose();
    await settle();
    expect(sheet(tab)).toBeNull();
  });
});
