import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import page from '../../shell/errors/message-page.module.css';
import { PageTitle } from '../../shell/page-title.tsx';
import classes from './forgotten-page.module.css';

/** The ways back to an account, on a page to print and keep before anybody needs it. */
export function ForgottenPage() {
  return (
    <main className={page.alone}>
      <PageTitle>Lupa kata sandi</PageTitle>
      <h1 className={page.heading}>Lupa kata sandi</h1>
      <ol className={classes.ways}>
        <li>
          <strong>Ada pengelola lain.</strong> Ia masuk, membuka <em>Akun › Pengguna</em>, dan
          mengetuk <em>Kata sandi baru</em> di sebelah nama Anda. Kata sandi itu tampil sekali saja
          di layarnya; masuklah dengannya, lalu ganti di <em>Akun</em>.
        </li>
        <li>
          <strong>Anda satu-satunya pengelola.</strong> Orang yang mengurus server menjalankan
          perintah ini, dengan nama pengguna Anda di akhirnya:
          <code>pesantren provider admin password NAMA</code>
          Dijalankan dari kode sumber, di folder situs:
          <code>pnpm --filter @pesantren/api run admin password NAMA</code>
          Perintah itu menampilkan kata sandi baru sekali saja, dan akun itu keluar dari semua
          perangkat. Lupa nama penggunanya juga? Gantilah <em>password NAMA</em> dengan{' '}
          <em>list</em>.
        </li>
      </ol>
      <dl className={classes.notes}>
        <div>
          <dt>Alamat admin</dt>
          <dd>{window.location.host}</dd>
        </div>
        <div>
          <dt>Yang mengurus server</dt>
          <dd />
        </div>
        <div>
          <dt>Nomor teleponnya</dt>
          <dd />
        </div>
      </dl>
      <div className={classes.actions}>
        <Button onClick={() => window.print()}>Cetak</Button>
        <Link to={paths.login}>Halaman masuk</Link>
      </div>
    </main>
  );
}
