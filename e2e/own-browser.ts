import { type BrowserContext, chromium } from '@playwright/test';
import config from './playwright.config.ts';

export type { BrowserContext, Locator, Page } from '@playwright/test';

/** A screen: that of a phone, or of a desk. */
const screens = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 800 } },
};

/** Opens a browser whose profile is a folder, as a person's own is: what it keeps there outlives its process. */
export function openOwnBrowser(
  profile: string,
  screen: keyof typeof screens,
  executablePath: string | undefined,
): Promise<BrowserContext> {
  const { locale, timezoneId, launchOptions } = config.use ?? {};
  return chromium.launchPersistentContext(profile, {
    ...{ locale, timezoneId, ...launchOptions, ...screens[screen] },
    ...(executablePath && { executablePath }),
  });
}
