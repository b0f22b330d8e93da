import { createCaptcha } from '../../../services/site/captcha';
import type { CaptchaServicePorts } from '../groups/captcha';

/** Starts the service of captchas. */
export function startCaptchaService({ join, ...ports }: CaptchaServicePorts): void {
  createCaptcha({ ...ports, bus: join('captcha') });
}
